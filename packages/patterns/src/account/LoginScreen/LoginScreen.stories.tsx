import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultBrand } from '@compute-market/contract/brand';
import type { SecondStep as Step } from '@compute-market/contract/entities/authenticator';
import type { ProofForm } from '@compute-market/contract/forms/authenticator-form';
import type { LoginForm, SmsLoginForm, SubLoginForm } from '@compute-market/contract/forms/login-form';
import type { CompanyRegisterForm, RegisterForm } from '@compute-market/contract/forms/register-form';
import type { ResetPasswordForm } from '@compute-market/contract/forms/reset-password-form';
import { initialScan, type ScanState } from '../scan-state';
import { useState } from 'react';
import { useForm, type FieldErrors, type FieldValues, type DefaultValues } from 'react-hook-form';
import { expect, fn, userEvent } from 'storybook/test';
import type { Terms } from '../../agreement-tick/AgreementTick';
import { AccountLogin } from './forms/AccountLogin';
import { CompanyRegister } from './forms/CompanyRegister';
import { PersonalRegister } from './forms/PersonalRegister';
import { ResetPassword } from './forms/ResetPassword';
import { SecondStep, SecondStepUnreadable } from './forms/SecondStep';
import { SmsLogin } from './forms/SmsLogin';
import { SubLogin } from './forms/SubLogin';
import { LoginScreen } from './LoginScreen';
import { WechatLogin } from './WechatLogin';

const addressOf = (view: string) => `#${view}`;
const onSubmit = fn();
const onRequestCode = () => Promise.resolve(true);

const meta = {
  title: '界面/账号/LoginScreen 登录与注册',
  component: LoginScreen,
  args: { brand: defaultBrand, view: 'account', addressOf, returns: null, children: null },
  parameters: { layout: 'fullscreen', docs: { story: { height: 900 } } },
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };
const tablet = { viewport: { value: 'tablet' } };
const phone = { viewport: { value: 'phone' } };

interface Filled<Values extends FieldValues> {
  values?: Partial<Values>;
  errors?: FieldErrors<Values>;
  refused?: string;
  submitting?: boolean;
}

/** A form in any state; what is on its way is shown by a form state that says so. */
function useFilled<Values extends FieldValues>(
  empty: Values,
  { values, errors, refused, submitting = false }: Filled<Values>,
) {
  const form = useForm<Values>({ defaultValues: { ...empty, ...values } as DefaultValues<Values>, errors });
  const shown = submitting
    ? { ...form, formState: { ...form.formState, errors: form.formState.errors, isSubmitting: true } }
    : form;
  return { form: shown, onSubmit, refused: refused ?? null, addressOf, onRequestCode };
}

function useStay() {
  const [stay, onStay] = useState(false);
  return { stay, onStay };
}

const Account = (state: Filled<LoginForm>) => (
  <AccountLogin {...useFilled<LoginForm>({ phone: '', passwd: '' }, state)} {...useStay()} onSwitch={fn()} />
);
const Sms = (state: Filled<SmsLoginForm>) => (
  <SmsLogin {...useFilled<SmsLoginForm>({ phone: '', code: '' }, state)} {...useStay()} onSwitch={fn()} />
);
const Code = ({ ways = ['sms'], ...state }: Filled<ProofForm> & { ways?: readonly [Step, ...Step[]] }) => {
  const [way, setWay] = useState(ways[0]);
  return (
    <SecondStep
      {...useFilled<ProofForm>({ code: '' }, state)}
      way={way}
      ways={ways}
      onWay={setWay}
      phone="138****6021"
      onBack={fn()}
    />
  );
};
const Sub = (state: Filled<SubLoginForm>) => (
  <SubLogin {...useFilled<SubLoginForm>({ phone: '', sub_account_name: '', passwd: '' }, state)} {...useStay()} />
);
const Personal = ({ terms = 'ready', ...state }: Filled<RegisterForm> & { terms?: Terms['state'] }) => (
  <PersonalRegister
    terms={{ state: terms, onRetry: fn() }}
    {...useFilled<RegisterForm>({ phone: '', code: '', passwd: '', confirm: '', invite_code: '', agree: false }, state)}
  />
);
const Company = (state: Filled<CompanyRegisterForm>) => (
  <CompanyRegister
    terms={{ state: 'ready', onRetry: fn() }}
    {...useFilled<CompanyRegisterForm>(
      {
        phone: '',
        code: '',
        passwd: '',
        confirm: '',
        company_name: '',
        credit_code: '',
        contact_name: '',
        email: '',
        agree: false,
      },
      state,
    )}
  />
);
const Reset = (state: Filled<ResetPasswordForm>) => (
  <ResetPassword {...useFilled<ResetPasswordForm>({ phone: '', code: '', passwd: '', confirm: '' }, state)} />
);

const typed = { phone: '13800136021', passwd: 'Torch2026x' };
const wrong = (message: string) => ({ type: 'server', message });

export const AccountEmpty: Story = { args: { children: <Account /> }, globals: desktop };
/** Nobody ticks it beforehand, and a press on its words ticks it. */
export const AccountStays: Story = {
  args: { children: <Account values={typed} /> },
  globals: desktop,
  play: async ({ canvas }) => {
    const tick = canvas.getByRole('checkbox', { name: '30 天内免登录（公用设备请勿勾选）' });
    await expect(tick).not.toBeChecked();
    await userEvent.click(canvas.getByText(/^30 天内免登录/));
    await expect(tick).toBeChecked();
  },
};
export const AccountRefused: Story = {
  args: { children: <Account values={typed} errors={{ passwd: wrong('账号或密码错误，还可尝试 3 次') }} /> },
  globals: desktop,
  tags: ['visual'],
};
export const AccountLocked: Story = {
  args: { children: <Account values={typed} refused="尝试次数过多，请 15 分钟后再试，或通过短信重置密码" /> },
  globals: desktop,
};
export const AccountSubmitting: Story = { args: { children: <Account values={typed} submitting /> }, globals: desktop };
export const SmsEmpty: Story = { args: { children: <Sms /> }, globals: desktop, tags: ['visual'] };
export const SmsRefused: Story = {
  args: {
    children: <Sms values={{ phone: '13800136021', code: '482913' }} refused="该账号已开启二次验证，请改用密码登录" />,
  },
  globals: phone,
};
/** The one code that finishes the login is sent by itself, and no other way in is offered in the middle of it. */
export const CodeAsked: Story = {
  args: { step: true, children: <Code /> },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /秒后重发/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('heading', { level: 1, name: '二次验证' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /账号登录|微信扫码|注册/ })).toBeNull();
  },
};
/** Between a notice and its form the sentence has its room. */
export const CodeAskedOnTheWay: Story = {
  args: { step: true, returns: 'lost', children: <Code ways={['authenticator', 'sms']} /> },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^验证器中的/ })).toHaveValue('');
    // More than one code is taken: no message is sent that nobody asked for.
    await userEvent.click(canvas.getByRole('button', { name: '使用短信验证码' }));
    await expect(await canvas.findByRole('button', { name: '获取验证码' })).toBeEnabled();
  },
};
export const CodeWrong: Story = {
  args: {
    step: true,
    children: <Code values={{ code: '482913' }} errors={{ code: wrong('验证码错误，请重新输入') }} />,
  },
  globals: desktop,
};
export const CodeOver: Story = {
  args: { step: true, children: <Code values={{ code: '482913' }} refused="登录验证已过期，请返回重新输入密码" /> },
  globals: desktop,
};
export const CodeSubmitting: Story = {
  args: { step: true, children: <Code values={{ code: '482913' }} submitting /> },
  globals: phone,
};
const steps = ['authenticator', 'sms', 'recovery'] as const;
export const AuthenticatorAsked: Story = {
  args: { step: true, children: <Code ways={steps} /> },
  globals: desktop,
  tags: ['visual'],
};
export const AuthenticatorCodeUsed: Story = {
  args: {
    step: true,
    children: (
      <Code
        ways={['authenticator', 'recovery']}
        values={{ code: '482913' }}
        errors={{ code: wrong('该验证码已使用过，请等待下一个验证码') }}
      />
    ),
  },
  globals: phone,
};
export const RecoveryCodeInstead: Story = {
  args: { step: true, children: <Code ways={['authenticator', 'recovery']} /> },
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '使用恢复码' }));
    await expect(await canvas.findByRole('textbox', { name: '恢复码' })).toHaveValue('');
    await expect(canvas.getByRole('button', { name: '使用身份验证器' })).toBeVisible();
  },
};
export const RecoveryCodeWrong: Story = {
  args: {
    step: true,
    children: (
      <Code
        ways={['recovery', 'authenticator']}
        values={{ code: 'MZXW-6YTB-GEZD-GNBV' }}
        errors={{ code: wrong('恢复码错误或已使用，请检查或换一个') }}
      />
    ),
  },
  globals: desktop,
};
export const StepUnreadable: Story = {
  args: { step: true, children: <SecondStepUnreadable onBack={fn()} /> },
  globals: desktop,
};
export const SentHere: Story = { args: { returns: 'page', children: <Account /> }, globals: desktop };
export const SessionLost: Story = { args: { returns: 'lost', children: <Account /> }, globals: desktop };
export const SubAccount: Story = {
  args: {
    view: 'sub',
    children: (
      <Sub
        values={{ phone: '13800136021' }}
        errors={{ sub_account_name: wrong('子账号名需为2-32位字母、数字或下划线') }}
      />
    ),
  },
  globals: desktop,
};

export const RegisterPersonal: Story = {
  args: {
    view: 'personal',
    children: <Personal values={{ ...typed, code: '482913', passwd: 'Torch2026', agree: true }} />,
  },
  globals: desktop,
  tags: ['visual'],
};
export const RegisterErrors: Story = {
  args: {
    view: 'personal',
    children: (
      <Personal
        errors={{
          phone: wrong('请输入正确的手机号'),
          code: wrong('请输入6位验证码'),
          passwd: wrong('密码需为8-20位，且包含字母和数字'),
          confirm: wrong('请再次输入密码'),
          agree: wrong('请先阅读并同意用户协议'),
        }}
      />
    ),
  },
  globals: desktop,
};
/** The agreements could not be read, so nobody can agree to them. */
export const RegisterAgreementFailed: Story = {
  args: {
    view: 'personal',
    children: <Personal values={{ ...typed, code: '482913', passwd: 'Torch2026' }} terms="failed" />,
  },
  globals: desktop,
};
export const RegisterCompany: Story = {
  args: {
    view: 'company',
    children: (
      <Company
        values={{
          company_name: '某某市高性能计算与人工智能联合实验室（有限合伙）',
          credit_code: '91310000MA1FL0000X',
          contact_name: '林知远',
        }}
        errors={{ credit_code: wrong('请输入正确的18位统一社会信用代码') }}
      />
    ),
  },
  globals: desktop,
};
export const PasswordReset: Story = {
  args: { view: 'reset', children: <Reset values={{ phone: '13800136021' }} /> },
  globals: desktop,
};

/** A drawn code in place of a real one. */
const image =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 7 7"%3E%3Cpath d="M0 0h3v3H0zM4 0h3v3H4zM0 4h3v3H0zM4 4h1v1H4zM6 6h1v1H6z"/%3E%3C/svg%3E';
const code = { image, scene: 'scene', expiresAt: 0 };
const numbers = { lastRequest: 1, pending: null };
const wechat = (scan: ScanState): Story => ({
  args: { view: 'wechat', children: <WechatLogin scan={scan} addressOf={addressOf} onRefresh={fn()} onBind={fn()} /> },
  globals: desktop,
});

export const WechatWaiting: Story = {
  ...wechat({ step: 'waiting', code, secondsLeft: 212, ...numbers }),
  tags: ['visual'],
};
export const WechatScanned: Story = wechat({ step: 'scanned', code, secondsLeft: 180, ...numbers });
export const WechatExpired: Story = wechat({ step: 'expired', ...numbers });
export const WechatNotBound: Story = wechat({ step: 'notBound', bindTicket: 'ticket', ...numbers });
/** A back end that gives no ticket. */
export const WechatNotBoundElsewhere: Story = wechat({ step: 'notBound', bindTicket: null, ...numbers });
export const BindsOnLogin: Story = { args: { binds: true, children: <Account /> }, globals: phone };
export const WechatDone: Story = wechat({ step: 'done', session: null, ...numbers });
export const WechatUnavailable: Story = wechat({
  step: 'refused',
  reason: '该功能即将开放，敬请期待',
  available: false,
  ...numbers,
});
export const WechatFailed: Story = wechat({
  step: 'refused',
  reason: '网络连接失败，请检查网络后重试',
  available: true,
  ...numbers,
});
export const WechatLoading: Story = wechat(initialScan);

export const Tablet: Story = { args: { children: <Account /> }, globals: tablet };
export const PhoneLogin: Story = {
  args: { children: <Account values={typed} errors={{ passwd: wrong('账号或密码错误，还可尝试 3 次') }} /> },
  globals: phone,
  tags: ['visual-phone'],
};
export const PhoneRegister: Story = {
  args: { view: 'personal', children: <Personal /> },
  globals: phone,
  tags: ['visual-phone'],
};
export const PhoneWechat: Story = {
  ...wechat({ step: 'waiting', code, secondsLeft: 212, ...numbers }),
  globals: phone,
};
