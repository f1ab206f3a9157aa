import type { Meta, StoryObj } from '@storybook/react-vite';
import type { LinePoint } from './line-points';
import { LineChart } from './LineChart';

const step = 600;
const end = 1_795_420_800;
const begin = end - 24 * 3600;
/** A working day: quiet at night, busy in the afternoon. */
const day: LinePoint[] = Array.from({ length: 144 }, (_, index) => {
  const wave = Math.max(0, Math.sin((index / 144) * Math.PI * 1.4 - 0.9));
  return {
    time: begin + index * step,
    values: { in: 8 + 70 * wave + 6 * Math.sin(index / 3), out: 5 + 30 * wave + 3 * Math.cos(index / 4) },
  };
});
const one = [{ key: 'in', label: '使用率' }];
const two = [
  { key: 'in', label: '入' },
  { key: 'out', label: '出' },
];

const meta = {
  title: '组件/数据/LineChart 折线图',
  component: LineChart,
  args: { label: '显卡使用率', series: one, points: day, span: { begin, end, step }, unit: '%', most: 100 },
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AsTable: Story = { args: { defaultView: 'table' } };
export const Empty: Story = { args: { points: [] } };
export const OnePoint: Story = { args: { points: day.slice(100, 101) } };
/** Nobody looked for some hours: the line is broken, and at the end unknown. */
export const Gaps: Story = {
  args: {
    points: [
      ...day.slice(0, 50),
      ...day.slice(80, 130),
      ...day.slice(130).map(({ time }) => ({ time, values: { in: null } })),
    ],
  },
};
export const Week: Story = { args: { span: { begin: end - 7 * 24 * 3600, end, step: 3600 }, points: day } };

/** Whole days: neither the axis nor the table names a time. */
export const MoneyByDay: Story = {
  args: {
    label: '可用',
    series: [{ key: 'left', label: '可用' }],
    points: [298_035, 296_450, 294_865, -1_585].map((left, index) => ({
      time: end + index * 24 * 3600,
      values: { left },
    })),
    span: { begin: end, end: end + 30 * 24 * 3600, step: 24 * 3600 },
    measure: 'money',
    unit: '',
    most: 0,
  },
};

/** What tells lines apart, and a gap, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 560 }}>
      <LineChart {...args} />
      <LineChart {...args} {...Gaps.args} />
      <LineChart {...args} label="网络" series={two} unit=" Mbps" most={0} />
      <LineChart {...args} points={[]} />
    </div>
  ),
};
