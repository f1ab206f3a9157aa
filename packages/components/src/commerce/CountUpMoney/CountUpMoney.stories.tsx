import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../actions/Button/Button';
import { CountUpMoney } from './CountUpMoney';

const meta = {
  title: '组件/交易/CountUpMoney 递增金额',
  component: CountUpMoney,
  args: { fen: 436_040, size: 'figure' },
} satisfies Meta<typeof CountUpMoney>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
export const Changing: Story = {
  render: function Render(args) {
    const [fen, setFen] = useState(286_040);
    return (
      <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
        <CountUpMoney {...args} fen={fen} />
        <Button onClick={() => setFen((now) => now + 150_000)}>充值 ¥1,500.00</Button>
      </div>
    );
  },
};
