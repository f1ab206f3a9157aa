import type { Meta, StoryObj } from '@storybook/react-vite';
import { framed } from '../../../test/framed';
import { Donut } from './Donut';

const parts = [
  { key: 'instance', label: '实例', value: 508_850 },
  { key: 'disk', label: '磁盘', value: 48_350 },
  { key: 'bandwidth', label: '带宽', value: 51_664 },
  { key: 'sftp', label: '云盘', value: 12_000 },
  { key: 'other', label: '其他', value: 1990 },
];

const meta = {
  title: '组件/数据/Donut 环图',
  component: Donut,
  args: { label: '本月费用构成', parts },
} satisfies Meta<typeof Donut>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
export const OnePart: Story = { args: { parts: parts.slice(0, 1) } };
export const Empty: Story = { args: { parts: [] } };
export const Refund: Story = {
  args: { parts: [...parts.slice(0, 2), { key: 'refund', label: '退款', value: -16_610 }] },
};
export const EightDigits: Story = {
  args: {
    parts: [
      { key: 'a', label: '实例', value: 9_999_999_999 },
      { key: 'b', label: '磁盘', value: 1_234_567_890 },
    ],
  },
};
export const Phone: Story = {
  decorators: [framed({ maxWidth: 288 })],
};
