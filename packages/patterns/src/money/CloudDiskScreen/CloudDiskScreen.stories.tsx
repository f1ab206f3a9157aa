import { daySeconds } from '@compute-market/contract/rules/time-units';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CLOUD_DISK_ORDER, PAY_FIRST } from '@compute-market/contract/enumerations';
import { fen } from '@compute-market/contract/rules/money';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { loading, ready, type Resource } from '../../resource';
import { ConsoleFrame } from '../../shell/ConsoleFrame/ConsoleFrame';
import { mainAccount, mainAccountWith, subAccount } from '../../viewer/fixtures';
import { CloudDiskScreen, type CloudDiskScreenProps } from './CloudDiskScreen';
import { draftOf } from './disk-facts';
import { disk, diskWith, now, price, shortPrice, unopened } from './fixtures';
import type { DiskOrder } from './OrderDialog';

const settled = {
  coupons: null,
  problem: null,
  submitting: false,
  paid: false,
  onCouponChange: fn(),
  onConfirmPrice: fn(),
  onAskLimit: fn(),
  onChange: fn(),
  onRetryQuote: fn(),
  onPay: fn(),
  onTopUp: fn(),
  onClose: fn(),
} as const;
const ordering = (changes: Partial<DiskOrder> = {}): DiskOrder => ({
  draft: draftOf(CLOUD_DISK_ORDER.open, unopened, true),
  quote: ready(price),
  ...settled,
  ...changes,
});

/** The console around it, and an order that can be put together. */
function Page(props: CloudDiskScreenProps) {
  const [order, setOrder] = useState(props.order);
  return (
    <ConsoleFrame viewer={props.viewer} lit="cloudDisk" unreadWorkOrder={false}>
      <CloudDiskScreen
        {...props}
        order={order && { ...order, onChange: (draft) => setOrder({ ...order, draft }), onClose: () => setOrder(null) }}
        onOrder={(type, chosen) => {
          setOrder(ordering({ draft: draftOf(type, chosen, true) }));
          props.onOrder(type, chosen);
        }}
      />
    </ConsoleFrame>
  );
}

const failed: Resource<never> = {
  state: 'error',
  reason: '请求超时，请稍后重试',
  requestId: '7c1d9a42-5e0b-4f6e-9a70-2f6bd1c2e8f3',
};

const meta = {
  title: '界面/费用/CloudDiskScreen 云盘',
  component: CloudDiskScreen,
  render: (args) => <Page {...args} />,
  args: {
    viewer: mainAccount,
    disk: ready(disk),
    now,
    // The countdown runs on the frozen clock of the pictures.
    clockOffset: now * 1000 - Date.now(),
    onReveal: fn(() => Promise.resolve('Kx7m2Qp9wR')),
    order: null,
    onOrder: fn(),
    onRefresh: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CloudDiskScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };

export const Default: Story = { globals: desktop, tags: ['visual'] };
export const NearlyFull: Story = { args: { disk: ready(diskWith({ UsedSize: 41.2 })) }, globals: desktop };
export const Full: Story = { args: { disk: ready(diskWith({ UsedSize: 49.6 })) }, globals: desktop, tags: ['visual'] };
export const DueSoonAndFull: Story = {
  args: { disk: ready(diskWith({ UsedSize: 49.6, Due_time: now + 40_000 })) },
  globals: desktop,
};
export const Expired: Story = { args: { disk: ready(diskWith({ Due_time: now - daySeconds })) }, globals: desktop };
export const LargestSize: Story = {
  args: { disk: ready(diskWith({ TotalSize: 1000, UsedSize: 990 })) },
  globals: desktop,
};
export const NotOpened: Story = { args: { disk: ready(unopened) }, globals: desktop, tags: ['visual'] };
export const Loading: Story = { args: { disk: loading }, globals: desktop };
export const Failed: Story = { args: { disk: failed }, globals: desktop };
/** Sees use and connection; buying is the main account's. */
export const SubAccount: Story = {
  args: { viewer: subAccount, disk: ready(diskWith({ UsedSize: 49.6 })) },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /扩容|续费/ })).toBeNull();
    await expect(canvas.getByText(/请联系主账号处理/)).toBeVisible();
  },
};
export const SubAccountNotOpened: Story = { args: { viewer: subAccount, disk: ready(unopened) }, globals: desktop };
export const LongAddress: Story = {
  args: {
    disk: ready(
      diskWith({
        Host: 'sftp-beijing-zone-3.very-long-company-name.example-cloud-storage.cn',
        UserName: 'clouddisk_user_0000000000000000',
      }),
    ),
  },
  globals: desktop,
};

/** The password is fetched only when someone wants to see it. */
export const Revealing: Story = {
  globals: desktop,
  play: async ({ args, canvas }) => {
    await expect(args.onReveal).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '显示' }));
    await expect(await canvas.findByText('Kx7m2Qp9wR')).toBeVisible();
  },
};
export const Opening: Story = {
  args: { disk: ready(unopened) },
  globals: desktop,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '立即开通' }));
    const dialog = within(await screen.findByRole('dialog', { name: '开通云盘' }));
    await expect(args.onOrder).toHaveBeenCalledWith(CLOUD_DISK_ORDER.open, unopened);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: '时长' }), '12');
    await expect(dialog.getByRole('button', { name: '确认支付' })).toBeEnabled();
  },
};
export const Enlarging: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '扩容' }));
    await expect(await screen.findByText('扩容后共 60 GB，按剩余时间计费，到期时间不变')).toBeVisible();
    await expect(screen.queryByRole('combobox', { name: '时长' })).toBeNull();
  },
};
export const Renewing: Story = {
  args: { order: ordering({ draft: draftOf(CLOUD_DISK_ORDER.renew, disk, true) }) },
  globals: desktop,
  tags: ['visual'],
};
export const Pricing: Story = { args: { order: ordering({ quote: loading }) }, globals: desktop };
export const PriceFailed: Story = { args: { order: ordering({ quote: failed }) }, globals: desktop };
export const PriceChanged: Story = {
  args: { order: ordering({ problem: { kind: 'priceChanged', before: fen(2500), after: fen(2600) } }) },
  globals: desktop,
};
export const Refused: Story = {
  args: { order: ordering({ problem: { kind: 'refused', reason: '云盘已开通，请扩容或续费' } }) },
  globals: desktop,
};
export const OutcomeUnknown: Story = { args: { order: ordering({ problem: { kind: 'unknown' } }) }, globals: desktop };
export const BalanceShort: Story = {
  args: {
    viewer: mainAccountWith({ Money: 0, PowerMoney: 0, CreditMoneyQuota: 0 }),
    order: ordering({
      draft: { type: CLOUD_DISK_ORDER.open, size: 50, months: 1, payFirst: PAY_FIRST.balance },
      quote: ready(shortPrice),
    }),
  },
  globals: desktop,
  play: async () => {
    await expect(await screen.findByRole('button', { name: '充值并支付' })).toBeEnabled();
  },
};
export const InDebt: Story = {
  args: {
    viewer: mainAccountWith({ Money: -20, PowerMoney: 0, CreditMoneyQuota: 0 }),
    order: ordering({
      draft: { type: CLOUD_DISK_ORDER.open, size: 50, months: 1, payFirst: PAY_FIRST.balance },
      quote: ready({ ...shortPrice, ShortMoney: 34.55, MoneyAfter: -20 }),
    }),
  },
  globals: desktop,
  play: async () => {
    await screen.findByText('还差的金额中，¥20.00 用于还清欠费');
  },
};
export const Paying: Story = { args: { order: ordering({ submitting: true }) }, globals: desktop };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Phone: Story = { globals: phone, tags: ['visual-phone'] };
export const PhoneFull: Story = { args: Full.args, globals: phone };
export const PhoneNotOpened: Story = { args: NotOpened.args, globals: phone };
export const PhoneOrder: Story = { args: Renewing.args, globals: phone };
export const PhoneLongAddress: Story = { args: LongAddress.args, globals: phone };
