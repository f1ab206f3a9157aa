import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from '../../feedback/Alert/Alert';
import { Button } from '../../actions/Button/Button';
import { Text } from '../Text/Text';
import { Stack } from './Stack';

const meta = {
  title: '组件/布局/Stack 纵向排列',
  component: Stack,
  args: {
    gap: 12,
    children: [
      <Text key="words">续费后到期时间顺延，磁盘与网络不变。</Text>,
      <Alert key="note" tone="info" title="价格按下单时刻计算" />,
      <Button key="act">续费</Button>,
    ],
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AlignedAtStart: Story = { args: { align: 'start' } };
export const Centred: Story = { args: { align: 'center', gap: 24 } };
/** Words inside take its size and tone. */
export const QuietWords: Story = { args: { size: 'small', tone: 'secondary' } };
export const OfAList: Story = {
  args: { as: 'ul', gap: 4, children: ['按量', '包日', '包月'].map((word) => <li key={word}>{word}</li>) },
};
