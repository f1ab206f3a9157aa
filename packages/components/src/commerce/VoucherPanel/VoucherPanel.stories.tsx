import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/Button';
import { Link } from '../../actions/Link/Link';
import { VoucherPanel } from './VoucherPanel';

const meta = {
  title: '组件/交易/VoucherPanel 算力券',
  component: VoucherPanel,
  args: {
    fen: 12_000,
    actions: (
      <>
        <Link href="#rules">了解算力券</Link>
        <Button variant="outline">购买算力券</Button>
      </>
    ),
  },
} satisfies Meta<typeof VoucherPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { fen: 0 } };
export const WithoutActions: Story = { args: { actions: undefined } };

/** A wide card and a phone's, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <VoucherPanel {...args} />
      <div style={{ maxWidth: 343 }}>
        <VoucherPanel {...args} fen={1_234_567_890} label="算力券" />
      </div>
    </div>
  ),
};
