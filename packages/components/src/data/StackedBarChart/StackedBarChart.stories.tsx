import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { framed } from '../../../test/framed';
import { StackedBarChart } from './StackedBarChart';
import type { StackedBar } from './stacked-bar';

const parts = [
  { key: 'instance', label: '实例' },
  { key: 'disk', label: '磁盘' },
  { key: 'bandwidth', label: '带宽' },
  { key: 'sftp', label: '云盘' },
  { key: 'other', label: '其他' },
];
const spent = [
  13_800, 20_400, 9_600, 26_100, 18_200, 15_400, 6_200, 4_900, 23_800, 28_800, 21_500, 25_900, 16_600, 11_200, 5_100,
  31_000, 20_300, 156_575, 41_800, 15_600,
];
const day = (index: number): StackedBar => {
  const date = `11-${String(index + 1).padStart(2, '0')}`;
  const instance = spent[index];
  const values: StackedBar['values'] =
    instance === undefined
      ? {}
      : {
          instance,
          disk: 2400,
          bandwidth: index % 3 === 0 ? 4300 : 2100,
          ...(index % 9 === 0 && { sftp: 6000 }),
          ...(index === 4 && { other: 1990 }),
        };
  return { key: date, label: date, title: `2026-${date}`, values, current: index === 19 };
};
const month = Array.from({ length: 30 }, (_, index) => day(index));

const meta = {
  title: '组件/数据/StackedBarChart 堆叠柱图',
  component: StackedBarChart,
  args: {
    label: '每日消费',
    parts,
    bars: month,
    reference: { value: 31_143, label: '日均 ¥311.43' },
    onViewChange: fn(),
  },
} satisfies Meta<typeof StackedBarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
export const AsTable: Story = { args: { defaultView: 'table' } };
export const Empty: Story = { args: { bars: [] } };
export const OneDay: Story = { args: { bars: month.slice(0, 1), reference: undefined } };
export const Refunds: Story = {
  args: {
    bars: [...month.slice(0, 4), { key: 'refund', label: '11-05', values: { instance: -16_610, disk: -420 } }],
    reference: undefined,
  },
};
export const EightDigits: Story = {
  args: {
    bars: [
      { key: '10', label: '10 月', values: { instance: 9_999_999_999, disk: 1_234_567_890 } },
      { key: '11', label: '11 月', values: { instance: 8_123_456_700 } },
    ],
    reference: undefined,
  },
};
/** Days can be chosen and parts left out. */
export const Choosable: Story = {
  args: { onBarSelect: fn(), onHiddenPartsChange: fn(), hiddenParts: ['disk'], selected: '11-18' },
};
export const PartMissing: Story = {
  args: { parts: parts.map((part) => (part.key === 'sftp' ? { ...part, missing: true } : part)) },
};
export const Phone: Story = {
  decorators: [framed({ maxWidth: 320 })],
  globals: { viewport: { value: 'phone' } },
  /** It opens with today in view; what has scrolled is the plot, not the page. */
  play: async ({ canvas, canvasElement }) => {
    const today = canvas.getByText('11-20', { selector: 'text' });
    const plot = canvasElement.querySelector('[data-part="scroll"]');
    await waitFor(() => expect(plot?.scrollLeft).toBeGreaterThan(0));
    const [inside, around] = [today.getBoundingClientRect(), plot?.getBoundingClientRect()];
    await expect(inside.left).toBeGreaterThanOrEqual(around?.left ?? Infinity);
    await expect(inside.right).toBeLessThanOrEqual(around?.right ?? 0);
    await expect(window.scrollY).toBe(0);
  },
};
/** The last day is today: its label, wider than its bar, is in view as a whole. */
export const PhoneUntilToday: Story = { ...Phone, args: { bars: month.slice(0, 20) } };
