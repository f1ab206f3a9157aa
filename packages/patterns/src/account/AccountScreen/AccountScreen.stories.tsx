import type { Meta, StoryObj } from '@storybook/react-vite';
import { WECHAT_STATUS } from '@compute-market/contract/enumerations';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { loading, ready, type Resource } from '../../resource';
import { noRunway, runway } from '../../runway/fixtures';
import { ConsoleFrame } from '../../shell/ConsoleFrame/ConsoleFrame';
import { mainAccount, mainAccountWith, monthlySubAccount, subAccount, subAccountWith } from '../../viewer/fixtures';
import { extremeSubAccounts, subAccounts } from '../SubAccounts/fixtures';
import { AccountScreen, type AccountScreenProps } from './AccountScreen';

const Page = (props: AccountScreenProps) => (
  <ConsoleFrame viewer={props.viewer} lit="account" unreadWorkOrder={false}>
    <AccountScreen {...props} />
  </ConsoleFrame>
);

const failed: Resource<never> = {
  state: 'error',
  reason: '请求超时，请稍后重试',
  requestId: '7c1d9a42-5e0b-4f6e-9a70-2f6bd1c2e8f3',
};
const handlers = { onAdd: fn(), onAction: fn(), onNavigate: fn(), onRetry: fn() };
const notBound = { status: WECHAT_STATUS.waiting, nickname: '', bind_time: null };

const meta = {
  title: '界面/账号/AccountScreen 账号信息',
  component: Page,
  args: {
    viewer: mainAccount,
    wechat: ready(notBound),
    runway: ready(runway),
    coupons: ready(3),
    subAccounts: { accounts: ready(subAccounts), ...handlers },
    now: 1_795_154_721,
    onEditName: fn(),
    onRetry: fn(),
    onLearnVip: fn(),
    onLearnCredit: fn(),
    onLearnVoucher: fn(),
    onBuyVoucher: fn(),
    onBindWechat: fn(),
    onUnregister: fn(),
    notices: { setting: mainAccount.user.NoticeSetting, saving: false, onToggle: fn(), onEditThreshold: fn() },
  },
  parameters: { layout: 'fullscreen', docs: { story: { height: 1100 } } },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };
const tablet = { viewport: { value: 'tablet' } };
const phone = { viewport: { value: 'phone' } };
const withAccounts = (accounts: AccountScreenProps['subAccounts']['accounts']) => ({
  subAccounts: { accounts, ...handlers },
});
export const MainAccount: Story = {
  globals: desktop,
  tags: ['visual'],
  play: async ({ canvas }) => {
    // How long the money lasts is told once; below it stands what is taken next, by its name.
    await expect(await canvas.findAllByText('余额可维持')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: '续费 llama3-8b-sft' })).toBeVisible();
  },
};
export const Tablet: Story = { globals: tablet };
export const Loading: Story = {
  args: { wechat: loading, runway: loading, coupons: loading, ...withAccounts(loading) },
  globals: desktop,
};
export const PartsFailed: Story = {
  args: { wechat: failed, runway: failed, coupons: failed, ...withAccounts(failed) },
  globals: desktop,
};
/** A back end that lists coupons without saying how many there are (decisions 40). */
export const CouponCountUntold: Story = {
  args: { coupons: ready(Number.NaN) },
  globals: desktop,
  play: async () => {
    await expect(await screen.findByRole('link', { name: '优惠券' })).toBeVisible();
  },
};
export const Beginner: Story = {
  args: {
    viewer: {
      ...mainAccountWith({ Name: '', Money: 0, CreditMoneyQuota: 0, PowerMoney: 0, VipLevel: 0, AccumulatedMoney: 0 }),
      verifications: [],
    },
    runway: ready(noRunway),
    ...withAccounts(ready([])),
  },
  globals: desktop,
  play: async ({ canvas }) => {
    // What does not concern a new account is absent (decisions 44).
    for (const term of ['余额可维持', '授信额度', '待还欠款']) await expect(canvas.queryByText(term)).toBeNull();
  },
};
export const InArrears: Story = {
  args: { viewer: mainAccountWith({ Money: -312.6, CreditMoneyQuota: 500 }) },
  globals: desktop,
};
export const DiamondBound: Story = {
  args: {
    viewer: mainAccountWith({ VipLevel: 4, AccumulatedMoney: 26_418.77 }),
    wechat: ready({ status: WECHAT_STATUS.succeeded, nickname: '知远', bind_time: 1_795_000_000 }),
  },
  globals: desktop,
};
export const Extreme: Story = {
  args: {
    viewer: mainAccountWith({
      Name: '某某市高性能计算与人工智能联合实验室',
      Money: 98_765_432.1,
      CreditMoneyQuota: 10_000_000,
      PowerMoney: 12_345_678.9,
      VipLevel: 3,
      AccumulatedMoney: 19_999.99,
    }),
    ...withAccounts(ready(extremeSubAccounts)),
  },
  globals: desktop,
};

/** Each box speaks for itself and saves by itself; without a binding there is no WeChat to choose. */
export const ChoosingNotices: Story = {
  globals: desktop,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '优惠券到期：短信通知' }));
    await expect(args.notices.onToggle).toHaveBeenCalledWith('coupon', 'sms', false);
    await expect(canvas.getByRole('checkbox', { name: '优惠券到期：微信通知' })).toBeDisabled();
  },
};

/** A sub-account that rents nothing can be deleted; one that still does cannot, and the menu says why. */
export const DeletingASubAccount: Story = {
  globals: desktop,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'wanglei 的更多操作' }));
    await screen.findByText('该子账号仍有 1 个实例，请先处理');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'intern_zhao 的更多操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }));
    await expect(args.subAccounts.onAction).toHaveBeenCalledWith(
      'remove',
      expect.objectContaining({ Name: 'intern_zhao' }),
    );
  },
};

export const SubAccount: Story = { args: { viewer: subAccount }, globals: desktop, tags: ['visual'] };
export const SubAccountCalm: Story = { args: { viewer: subAccountWith({ UsedMoney: 120 }) }, globals: desktop };
export const SubAccountUsedUp: Story = { args: { viewer: subAccountWith({ UsedMoney: 500 }) }, globals: desktop };
export const SubAccountMonth: Story = { args: { viewer: monthlySubAccount }, globals: desktop };
/** The month's limit is used up before the total, and says how long that lasts (decisions 127). */
export const SubAccountMonthUsedUp: Story = {
  args: { viewer: subAccountWith({ MonthLimit: 300, MonthMoney: 300 }) },
  globals: desktop,
  play: async ({ canvas }) => {
    await canvas.findByText('本月限额已用完，下月 1 日前不能再租用或续费，如需继续使用请联系主账号提高限额');
    await expect(canvas.getByText('本月剩余限额').nextElementSibling).toHaveTextContent('¥0.00');
  },
};

export const Phone: Story = { globals: phone, tags: ['visual-phone'] };
export const PhoneExtreme: Story = { args: Extreme.args, globals: phone };
export const SubAccountRights: Story = {
  args: { viewer: subAccountWith({ Rights: ['run', 'bill'] }) },
  globals: desktop,
  play: async ({ canvas }) => {
    await canvas.findByText('查看、管理实例、账单');
  },
};
export const PhoneSubAccount: Story = { args: { viewer: subAccount }, globals: phone, tags: ['visual-phone'] };
