import type { Meta, StoryObj } from '@storybook/react-vite';
import { framed } from '../../../test/framed';
import { BalancePanel } from './BalancePanel';

const meta = {
  title: '组件/交易/BalancePanel 余额与授信',
  component: BalancePanel,
  args: { balance: 286_040, quota: 200_000, remaining: 200_000 },
  decorators: [framed({ maxWidth: 380 })],
} satisfies Meta<typeof BalancePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Arrears: Story = { args: { balance: 0, debt: 31_260, remaining: 168_740 } };
export const NoCredit: Story = { args: { quota: 0, remaining: 0 } };

/** Calm, in arrears, without credit, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <BalancePanel balance={286_040} quota={200_000} remaining={200_000} />
      <BalancePanel balance={0} debt={31_260} quota={200_000} remaining={168_740} />
      <BalancePanel balance={0} quota={0} remaining={0} />
    </div>
  ),
};
