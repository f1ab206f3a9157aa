import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Price } from '@compute-market/contract/entities/price';
import { expect, userEvent, within } from 'storybook/test';
import { ready } from '../../resource';
import { filledForm, quote } from './fixtures';
import { order, Playing, shownForm } from './shown-order-form';
import { usageTerms } from './usage-choice';

const meta = {
  title: '界面/实例/创建实例 按量计费',
  component: Playing,
  ...shownForm,
} satisfies Meta<typeof Playing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An hour of the filled form. */
const hour: Price = {
  ...quote,
  PayAsYouGo: true,
  OriginalPrice: 4.59,
  PeriodDiscount: 1,
  PeriodDeduct: 0,
  VipDeduct: 0.14,
  CouponId: null,
  CouponAmount: 0,
  PayPrice: 4.45,
  PowerMoneyPay: 0,
  MoneyPay: 4.45,
  MoneyAfter: 500,
  Items: quote.Items.map((item) => ({ ...item, Hours: 1, Amount: Math.round((item.Amount * 100) / 72) / 100 })),
};
const byUsage = { ...filledForm, ...usageTerms };
const priced = order(ready(hour), { coupons: null });
const phone = { viewport: { value: 'phone' } };

/** Where every host that may take it offers it, it stands before the periods. */
export const Offered: Story = {
  args: { order: order(ready({ ...quote, PayAsYouGo: true })) },
  play: async ({ canvas }) => {
    const [first] = within(canvas.getByRole('radiogroup', { name: '计费周期' })).getAllByRole('radio');
    await expect(first).toHaveAccessibleName('按量');
    await expect(canvas.getByRole('switch', { name: '到期自动续费' })).toBeVisible();
  },
};

/** Chosen: what an hour costs, how many hours the balance lasts; no ruler, no renewal, no coupon. */
export const Chosen: Story = {
  tags: ['visual'],
  args: { values: byUsage, order: priced },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('¥4.45/小时，按分钟结算，随时停止', { exact: false })).toBeVisible();
    await expect(canvas.getByText(/支付后余额 ¥500\.00，还可运行约 112 小时/)).toBeVisible();
    await expect(canvas.queryByRole('switch', { name: '到期自动续费' })).toBeNull();
    await expect(canvas.queryByText('优惠券')).toBeNull();
  },
};
export const ChosenPhone: Story = { args: Chosen.args, globals: phone };

/** A period is chosen after all: its ruler and the renewal are there again. */
export const GivenUp: Story = {
  args: Chosen.args,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /按天/ }));
    await expect(canvas.getByRole('radio', { name: '1 天' })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: '到期自动续费' })).toBeVisible();
  },
};

/** Another card whose hosts do not offer it: the reason stands in the order, and the choice can be left. */
export const NotOffered: Story = {
  args: {
    values: byUsage,
    order: order(
      { state: 'error', reason: '所选机器不支持按量计费，请改选包时，或更换显卡、机房', requestId: '7c1d9a' },
      { coupons: null },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('所选机器不支持按量计费');
    await expect(canvas.getByRole('radio', { name: '按量' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /按月/ }));
    await expect(canvas.getByRole('radio', { name: /按月/ })).toBeChecked();
  },
};
