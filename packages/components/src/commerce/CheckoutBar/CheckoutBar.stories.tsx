import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/Button';
import { CheckoutBar } from './CheckoutBar';

const meta = {
  title: '组件/交易/CheckoutBar 结算栏',
  component: CheckoutBar,
  args: {
    fen: 30_415,
    note: '已优惠 ¥26.33',
    action: (
      <Button variant="primary" size="xl">
        立即支付
      </Button>
    ),
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof CheckoutBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual-phone'] };
export const Quoting: Story = {
  args: {
    quoting: true,
    action: (
      <Button variant="primary" size="xl" disabled>
        立即支付
      </Button>
    ),
  },
};
export const BeforeTheFirstQuote: Story = {
  args: {
    fen: undefined,
    note: undefined,
    action: (
      <Button variant="primary" size="xl" disabled>
        立即支付
      </Button>
    ),
  },
};
export const BalanceShort: Story = {
  args: {
    note: '还差 ¥184.15',
    action: (
      <Button variant="primary" size="xl">
        充值并支付
      </Button>
    ),
  },
};
