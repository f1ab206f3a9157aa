import type { Meta, StoryObj } from '@storybook/react-vite';
import { WECHAT_STATUS } from '@compute-market/contract/enumerations';
import { expect, fn, within } from 'storybook/test';
import { loading, ready, type Resource } from '../../resource';
import { ConsoleFrame } from '../../shell/ConsoleFrame/ConsoleFrame';
import { mainAccount, mainAccountWith, subAccount } from '../../viewer/fixtures';
import { loginDevices, loginRecords } from '../LoginDevices/fixtures';
import { apiKeys } from '../ApiKeys/fixtures';
import { passkeys } from '../Passkeys/fixtures';
import { sshKeys } from '../SshKeys/fixtures';
import { SafeScreen, type SafeScreenProps } from './SafeScreen';

const Page = (props: SafeScreenProps) => (
  <ConsoleFrame viewer={props.viewer} lit="safe" unreadWorkOrder={false}>
    <SafeScreen {...props} />
  </ConsoleFrame>
);

const failed: Resource<never> = { state: 'error', reason: '请求超时，请稍后重试' };
const notBound = ready({ status: WECHAT_STATUS.waiting, nickname: '', bind_time: null });
const bound = ready({ status: WECHAT_STATUS.succeeded, nickname: '知远', bind_time: 1_795_000_000 });

const logins = {
  devices: ready({ data: loginDevices, total: loginDevices.length }),
  records: ready(loginRecords),
  onEnd: fn(),
  onEndOthers: fn(),
  onRetry: fn(),
};

const meta = {
  title: '界面/账号/SafeScreen 安全设置',
  component: Page,
  args: {
    viewer: mainAccount,
    wechat: notBound,
    secondFactor: ready(false),
    authenticator: ready({ Bound: false, BindTime: null, RecoveryLeft: 0 }),
    logins,
    passkeys: { passkeys: ready(passkeys), hindrance: null, onAdd: fn(), onRemove: fn(), onRetry: fn() },
    apiKeys: { keys: ready(apiKeys), onAdd: fn(), onRemove: fn(), onRetry: fn() },
    sshKeys: { keys: ready(sshKeys), onAdd: fn(), onRemove: fn(), onRetry: fn() },
    onEditName: fn(),
    onEditPassword: fn(),
    onEditLoginPhone: fn(),
    onEditNotifyPhone: fn(),
    onBindWechat: fn(),
    onUnbindWechat: fn(),
    onTurnSecondFactor: fn(),
    onBindAuthenticator: fn(),
    onUnbindAuthenticator: fn(),
    onRenewRecoveryCodes: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { height: 1400 } } },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };

export const MainAccount: Story = { globals: desktop, tags: ['visual'] };
export const Bound: Story = { args: { wechat: bound }, globals: desktop };
export const SecondFactorOn: Story = { args: { wechat: bound, secondFactor: ready(true) }, globals: desktop };
const authenticator = (RecoveryLeft: number) => ready({ Bound: true, BindTime: 1_795_000_000, RecoveryLeft });
export const AuthenticatorBound: Story = {
  args: { wechat: bound, authenticator: authenticator(10) },
  globals: desktop,
};
export const FewRecoveryCodes: Story = { args: { authenticator: authenticator(2) }, globals: phone };
export const NoRecoveryCodes: Story = { args: { authenticator: authenticator(0) }, globals: desktop };
export const AuthenticatorFailed: Story = { args: { authenticator: failed }, globals: desktop };
/** A back end that knows no authenticators. */
export const WithoutAuthenticator: Story = { args: { authenticator: ready(null) }, globals: desktop };
/** A back end without keys for programs has no such part, and the index does not name it. */
export const WithoutApiKeys: Story = {
  args: { apiKeys: { keys: ready(null), onAdd: fn(), onRemove: fn(), onRetry: fn() } },
  globals: desktop,
  play: async ({ canvas }) => {
    const index = within(canvas.getByRole('navigation', { name: '本页内容' }));
    await expect(index.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '登录与安全',
      '通行密钥',
      'SSH 公钥',
      '登录设备',
      '登录记录',
      '注销账号',
    ]);
    for (const link of index.getAllByRole<HTMLAnchorElement>('link'))
      await expect(document.getElementById(link.hash.slice(1))).toBeInTheDocument();
  },
};
/** A back end that knows neither a second factor nor where one is logged in: nothing is called a failure, and no level is reckoned. */
export const WithoutLogins: Story = {
  args: { wechat: bound, secondFactor: null, logins: { ...logins, devices: null, records: null } },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByText(/^(二次验证|登录设备|登录记录|安全等级.*|.*失败.*)$/)).toEqual([]);
    await expect(canvas.getAllByText('通行密钥')[0]).toBeVisible();
  },
};
export const SecondFactorFailed: Story = { args: { secondFactor: failed }, globals: desktop };
export const Loading: Story = {
  args: {
    wechat: loading,
    secondFactor: loading,
    authenticator: loading,
    logins: { ...logins, devices: loading, records: loading },
  },
  globals: desktop,
};
export const LoginsFailed: Story = {
  args: { logins: { ...logins, devices: failed, records: failed } },
  globals: desktop,
};
export const WechatFailed: Story = { args: { wechat: failed }, globals: desktop };
export const Unverified: Story = {
  args: {
    viewer: {
      ...mainAccountWith({ Name: '某某市高性能计算与人工智能联合实验室', NotifyPhone: '' }),
      verifications: [],
    },
  },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('未设置')).toBeVisible();
  },
};
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const SubAccount: Story = { args: { viewer: subAccount }, globals: desktop, tags: ['visual'] };
export const Phone: Story = { globals: phone, tags: ['visual-phone'] };
export const PhoneSubAccount: Story = { args: { viewer: subAccount }, globals: phone };
