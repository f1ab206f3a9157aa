import type { Meta, StoryObj } from '@storybook/react-vite';
import { PAY_TYPE } from '@compute-market/contract/enumerations';
import type { RechargeForm } from '@compute-market/contract/forms/recharge-form';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { loading, ready, type Resource } from '../../resource';
import { noRunway, paidAhead, runway } from '../../runway/fixtures';
import { ConsoleFrame } from '../../shell/ConsoleFrame/ConsoleFrame';
import { mainAccount } from '../../viewer/fixtures';
import { now } from '../payment-view/fixtures';
import { onOrder, useTopUpFixture } from '../TopUpForm/fixtures';
import { largeOrders, orders, reminder, wallet, walletWith } from './fixtures';
import { RechargeScreen, type RechargeScreenProps } from './RechargeScreen';

type PageProps = Omit<RechargeScreenProps, keyof ReturnType<typeof useTopUpFixture>> & {
  filled?: Partial<RechargeForm>;
};

/** The console around it, and a form with the contract's own rules. */
function Page({ filled, ...props }: PageProps) {
  return (
    <ConsoleFrame viewer={mainAccount} lit="recharge" unreadWorkOrder>
      <RechargeScreen {...useTopUpFixture(filled)} {...props} />
    </ConsoleFrame>
  );
}

const failed: Resource<never> = {
  state: 'error',
  reason: '请求超时，请稍后重试',
  requestId: '7c1d9a42-5e0b-4f6e-9a70-2f6bd1c2e8f3',
};

const meta = {
  title: '界面/费用/RechargeScreen 充值',
  component: Page,
  args: {
    wallet,
    runway: ready(runway),
    // A back end without the call; what it looks like is in stories of its own.
    reminder: ready(null),
    onEditReminder: fn(),
    orders: ready(orders),
    now,
    submitting: false,
    onRetry: fn(),
    onLearnCredit: fn(),
    onLearnVoucher: fn(),
    onBuyVoucher: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { height: 1000 } } },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };
const tablet = { viewport: { value: 'tablet' } };
const phone = { viewport: { value: 'phone' } };

/** The money ends before 30 days are over: the last figure of the line is told with its day. */
export const MainAccount: Story = {
  args: { reminder: ready(reminder) },
  globals: desktop,
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^11-24 结束时/)).toHaveTextContent(/ ¥[\d,]+\.\d{2}$/);
  },
};
export const DefaultAmount: Story = { args: { filled: { amount: '100' } }, globals: desktop };
/** No codes are paid here: theirs say so, and the form stands at the transfer. */
export const TransferAlone: Story = {
  args: { byCode: false, filled: { pay_type: PAY_TYPE.corporateTransfer } },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('未开通')).toHaveLength(2);
    await expect(canvas.getByRole('radio', { name: /对公转账/ })).toBeChecked();
    await expect(canvas.queryByRole('button', { name: /^立即充值/ })).toBeNull();
  },
};
export const Tablet: Story = { globals: tablet };
export const Loading: Story = { args: { wallet: null, runway: loading, orders: loading }, globals: desktop };
/** Everything ahead can be paid; the rest of the charges opens. */
export const EnoughAhead: Story = {
  args: {
    runway: ready({ ...runway, Seconds: null, Until: null, Short: null, Ahead: { ...runway.Ahead, MoreNum: 12 } }),
  },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('下一笔 11-21 00:05 续费 llama3-8b-sft ¥51.51，另有持续扣费 ¥0.42/天')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '更多 3 笔' }));
    await expect(canvas.getByText('另有 12 笔更晚的扣费')).toBeVisible();
  },
};
/** Nothing lies ahead but the hours of kept disks: what they take a day stands in place of the next cent. */
export const OnlyHours: Story = {
  args: { runway: ready({ ...runway, Seconds: null, Until: null, Short: null, NextMajor: null }) },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('持续扣费 ¥0.42/天')).toBeVisible();
    await expect(canvas.queryByText('下一笔扣费')).toBeNull();
  },
};
/** Paid ahead, and nothing renews itself. */
export const NothingAhead: Story = { args: { runway: ready(paidAhead) }, globals: desktop };
export const InArrears: Story = {
  args: { wallet: walletWith({ Money: -312.6, CreditMoneyQuota: 500 }) },
  globals: desktop,
  tags: ['visual'],
};
export const InArrearsWithoutCredit: Story = {
  args: { wallet: walletWith({ Money: -12.4, CreditMoneyQuota: 0 }) },
  globals: desktop,
};
export const WithoutCredit: Story = {
  args: { wallet: walletWith({ CreditMoneyQuota: 0, PowerMoney: 0 }) },
  globals: desktop,
};
export const Diamond: Story = {
  args: { wallet: walletWith({ VipLevel: 4, AccumulatedMoney: 26_418.77 }) },
  globals: desktop,
};
export const Beginner: Story = {
  args: {
    wallet: walletWith({ Money: 0, CreditMoneyQuota: 0, PowerMoney: 0, VipLevel: 0, AccumulatedMoney: 0 }),
    runway: ready(noRunway),
    orders: ready([]),
    filled: { amount: '100' },
  },
  globals: desktop,
};
export const NothingRuns: Story = { args: { runway: ready(noRunway) }, globals: desktop };
export const SpendingLoading: Story = { args: { runway: loading }, globals: desktop };
/** The runway fails: how long the balance lasts is not known, and everything else works. */
export const Partial: Story = { args: { runway: failed }, globals: desktop };
export const PartialOnPhone: Story = { args: { runway: failed }, globals: { viewport: { value: 'phone' } } };
/** Told without a top-up prepared; the button asks for the dialog. */
export const NothingPrepared: Story = {
  args: { reminder: ready({ ...reminder, TopUp: null }) },
  globals: desktop,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('可用余额低于 ¥100.00 时通知您一次。')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '设置余额不足提醒' }));
    await expect(args.onEditReminder).toHaveBeenCalledTimes(1);
  },
};
/** Every channel of it is off in 通知设置. */
export const ReminderOff: Story = {
  args: { reminder: ready({ ...reminder, On: false }) },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '去通知设置' })).toHaveAttribute('href', '/console/accountInfo');
  },
};
export const ReminderFailed: Story = { args: { reminder: failed }, globals: desktop };
export const LargeSums: Story = {
  args: {
    wallet: walletWith({
      Money: 98_765_432.1,
      CreditMoneyQuota: 10_000_000,
      PowerMoney: 12_345_678.9,
      VipLevel: 4,
      AccumulatedMoney: 87_654_321,
    }),
    orders: ready(largeOrders),
    reminder: ready({ Threshold: 10_000_000, TopUp: 9_999_999.99, On: true }),
    filled: { amount: '9,999,999.99' },
  },
  globals: desktop,
};

export const OtherAmount: Story = { args: { filled: { amount: '1,437.60' } }, globals: desktop };
export const InvalidAmount: Story = {
  globals: desktop,
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '其他金额' }), '12..5');
    await userEvent.click(canvas.getByRole('button', { name: /立即充值/ }));
    await canvas.findByText('输入金额不合法');
    await expect(onOrder).not.toHaveBeenCalled();
  },
};
export const TooMuch: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '其他金额' }), '10000000.01');
    await userEvent.click(canvas.getByRole('button', { name: /立即充值/ }));
    await canvas.findByText('单次充值不能超过 ¥10,000,000，请分次充值');
  },
};
export const CreatingOrder: Story = { args: { submitting: true }, globals: desktop };
export const CodeNotReady: Story = { args: { submitting: true, status: '二维码未生成或者已过期' }, globals: desktop };
export const CorporateTransfer: Story = {
  args: { filled: { pay_type: PAY_TYPE.corporateTransfer } },
  globals: desktop,
  tags: ['visual'],
};

export const OrdersEmpty: Story = { args: { orders: ready([]) }, globals: desktop };
export const OrdersFailed: Story = { args: { orders: failed }, globals: desktop };
export const OrdersRefreshing: Story = {
  args: { orders: { state: 'ready', data: orders, refreshing: true } },
  globals: desktop,
};

/** The sign beside 算力券 explains, and leads on. */
export const VoucherExplained: Story = {
  globals: desktop,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '算力券说明' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '了解详情' }));
    await expect(args.onLearnVoucher).toHaveBeenCalledTimes(1);
  },
};

export const Phone: Story = { globals: phone, tags: ['visual-phone'] };
export const PhoneWaiting: Story = { args: { submitting: true, status: '二维码未生成或者已过期' }, globals: phone };
export const PhoneTransfer: Story = { args: { filled: { pay_type: PAY_TYPE.corporateTransfer } }, globals: phone };
export const PhoneLargeSums: Story = { args: LargeSums.args, globals: phone };
