import {
  ChangePasswordDialog,
  LowBalanceDialog,
  NotifyPhoneDialog,
  SecondFactorDialog,
  UnregisterDialog,
} from '@compute-market/patterns/account/SecurityDialogs';
import { AddSubAccountDialog, SubAccountLimitDialog } from '@compute-market/patterns/account/SubAccounts';
import { modifyNotifyPhone, unregister } from '@compute-market/contract/calls/account';
import { sendSecondFactorCode } from '@compute-market/contract/calls/second-factor';
import { sendSmsCode } from '@compute-market/contract/calls/session';
import type { SubAccount } from '@compute-market/contract/entities/sub-account';
import { errors } from '@compute-market/contract/errors';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import { useChangePasswordForm } from './useChangePasswordForm';
import { useLowBalanceForm } from './useLowBalanceForm';
import { useNotifyPhoneForm } from './useNotifyPhoneForm';
import { useSecondFactorForm } from './useSecondFactorForm';
import { useAddSubAccountForm, useSubAccountLimitForm } from './useSubAccountForms';
import { useUnregisterForm } from './useUnregisterForm';

const call = vi.spyOn(api, 'call');

const onDone = vi.fn(() => Promise.resolve());
beforeEach(() => {
  call.mockReset();
  onDone.mockClear();
});
afterAll(() => void call.mockRestore());

const refusal = (entry: { readonly status: number }, reason: string) =>
  new ApiError({ kind: 'refused', status: entry.status, reason, requestId: 'r-1' });
const control = { open: true, onClose: () => undefined };
/** A dialog that is still opening takes the keyboard from one key to the next. */
const dialogHasKeyboard = () =>
  waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
async function type(label: string, text: string) {
  await dialogHasKeyboard();
  await userEvent.type(screen.getByLabelText(label), text);
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = () => call.mock.calls[0]?.[1];

const Password = () => <ChangePasswordDialog {...control} {...useChangePasswordForm(onDone)} />;
async function fillPassword() {
  await type('原密码', 'Torch2026');
  await type('新密码', 'Torch2027');
  await type('确认新密码', 'Torch2027');
}

test('a wrong old password is shown at its field, and what was typed stays', async () => {
  call.mockRejectedValueOnce(refusal(errors.OLD_PASSWORD_WRONG, '原密码错误，请重新输入'));
  render(<Password />);
  await fillPassword();
  await press('修改密码');
  await waitFor(() => expect(screen.getByLabelText('原密码')).toHaveAccessibleDescription('原密码错误，请重新输入'));
  expect(screen.getByLabelText('新密码')).toHaveValue('Torch2027');
  expect(onDone).not.toHaveBeenCalled();
});

test('too many attempts belong to no field and stand over the form', async () => {
  call.mockRejectedValueOnce(refusal(errors.TOO_MANY_ATTEMPTS, '尝试次数过多，请稍后再试'));
  render(<Password />);
  await fillPassword();
  await press('修改密码');
  expect(await screen.findByText('尝试次数过多，请稍后再试')).toBeVisible();
});

test('a new password is sent without its repetition', async () => {
  call.mockResolvedValueOnce(null);
  render(<Password />);
  await fillPassword();
  await press('修改密码');
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sent()).toEqual({ old_passwd: 'Torch2026', new_passwd: 'Torch2027' });
});

test('the code for a notice phone goes to the number that was typed', async () => {
  call.mockResolvedValue({ wait: 60, expire_time: 1 });
  const Phone = () => <NotifyPhoneDialog {...control} {...useNotifyPhoneForm(onDone)} />;
  render(<Phone />);
  await press('获取验证码');
  expect(await screen.findByText('请输入正确的手机号')).toBeVisible();
  expect(call).not.toHaveBeenCalled();
  await type('通知手机', '13900139000');
  await press('获取验证码');
  await waitFor(() => expect(sent()).toEqual({ phone: '13900139000', scene: 'notify_phone' }));
});

const Add = () => <AddSubAccountDialog {...control} limitsMonths {...useAddSubAccountForm(onDone)} />;

test('a taken name is shown at the name; a limit is sent in yuan and an empty note not at all', async () => {
  call.mockRejectedValueOnce(refusal(errors.NAME_TAKEN, '子账号名已被使用（已删除的也不能再用），请换一个名称'));
  render(<Add />);
  await type('子账号名', 'lab-b');
  await type('登录密码', 'Torch2026');
  await type('额度', '1500');
  await press('创建');
  await waitFor(() => expect(screen.getByLabelText('子账号名')).toHaveAccessibleDescription(/已被使用/));
  expect(sent()).toEqual({ sub_account_name: 'lab-b', passwd: 'Torch2026', money_limit: 1500, note: undefined });
  expect(screen.getByLabelText('登录密码')).toHaveValue('Torch2026');
});

test('a limit of each month is sent with a new sub-account where one is typed', async () => {
  call.mockResolvedValueOnce({ Name: 'lab-b' });
  render(<Add />);
  await type('子账号名', 'lab-b');
  await type('登录密码', 'Torch2026');
  await type('额度', '1500');
  await userEvent.type(screen.getByLabelText(/^每月限额/), '80.5');
  await press('创建');
  await waitFor(() => expect(sent()).toMatchObject({ money_limit: 1500, month_limit: 80.5 }));
});

const limited: SubAccount = {
  Name: 'lab-b',
  Note: '',
  MoneyLimit: 500,
  UsedMoney: 100,
  MonthMoney: 0,
  RunningNum: 0,
  Warning: 0,
  CreateTime: 1,
  LastLoginTime: null,
  Status: 1,
};
const Limit = ({ account = limited, limitsApart = true }: { account?: SubAccount; limitsApart?: boolean }) => (
  <SubAccountLimitDialog {...control} account={account} {...useSubAccountLimitForm({ account, limitsApart }, onDone)} />
);

const retype = async (label: string | RegExp, value: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  if (value !== '') await userEvent.type(screen.getByLabelText(label), value);
};

interface Changed {
  readonly month?: number | null;
  readonly total?: string;
  readonly monthly?: string;
  readonly apart?: boolean;
}

test.each<[string, Changed, object]>([
  ['is not sent where none is told', {}, { money_limit: 500 }],
  ['is taken away by an empty field', { month: 300, monthly: '' }, { month_limit: null }],
  ['is sent in yuan', { month: null, monthly: '80.5' }, { month_limit: 80.5 }],
  ['is left alone where only the total is changed', { month: null, total: '600' }, { money_limit: 600 }],
  [
    'is sent with the total where both are changed',
    { month: 300, total: '600', monthly: '80' },
    { money_limit: 600, month_limit: 80 },
  ],
  [
    'is sent with the total to a server that needs it',
    { month: 300, monthly: '80', apart: false },
    { money_limit: 500, month_limit: 80 },
  ],
])('a limit of each month %s', async (_name, { month, total, monthly, apart }, limits) => {
  call.mockResolvedValueOnce({ MoneyLimit: 500, UsedMoney: 100 });
  render(<Limit account={{ ...limited, MonthLimit: month }} limitsApart={apart} />);
  await dialogHasKeyboard();
  if (total !== undefined) await retype('额度', total);
  if (monthly !== undefined) await retype(/^每月限额/, monthly);
  await press('保存');
  await waitFor(() => expect(sent()).toEqual({ sub_account_name: 'lab-b', ...limits }));
});

test('a limit that was put back after a try without an answer is sent, as it may have been set', async () => {
  call.mockRejectedValueOnce(new ApiError({ kind: 'network', status: 0, reason: '网络连接失败', requestId: '' }));
  render(<Limit account={{ ...limited, MonthLimit: 100 }} />);
  await dialogHasKeyboard();
  await retype(/^每月限额/, '200');
  await press('保存');
  await screen.findByText('网络连接失败');
  await retype(/^每月限额/, '100');
  await press('保存');
  await waitFor(() => expect(call.mock.lastCall?.[1]).toEqual({ sub_account_name: 'lab-b', month_limit: 100 }));
});

test('spending that went on meanwhile refuses a limit at its field', async () => {
  call.mockRejectedValueOnce(refusal(errors.INVALID_REQUEST, '额度不能低于已使用的 ¥130.00'));
  render(<Limit />);
  await dialogHasKeyboard();
  await userEvent.clear(screen.getByLabelText('额度'));
  await type('额度', '120');
  await press('保存');
  await waitFor(() =>
    expect(screen.getByLabelText('额度')).toHaveAccessibleDescription('额度不能低于已使用的 ¥130.00'),
  );
});

const Leaving = () => (
  <UnregisterDialog
    {...control}
    {...useUnregisterForm('13800136021', onDone)}
    check={{ state: 'ready', data: { CanUnregister: true, Conditions: [] } }}
    terms={{ state: 'ready', onRetry: () => undefined }}
    phone="13800136021"
    onCheckAgain={() => undefined}
  />
);

test('an account is not unregistered by a wrong code, and the typed words stay', async () => {
  call.mockRejectedValueOnce(refusal(errors.CODE_WRONG, '验证码错误，请重新输入'));
  render(<Leaving />);
  await type('短信验证码（发送至 138****6021）', '482913');
  await type('请输入“确认注销”', '确认注销');
  await userEvent.click(screen.getByRole('checkbox'));
  await press('立即注销');
  await waitFor(() =>
    expect(screen.getByLabelText('短信验证码（发送至 138****6021）')).toHaveAccessibleDescription(
      '验证码错误，请重新输入',
    ),
  );
  expect(screen.getByLabelText('请输入“确认注销”')).toHaveValue('确认注销');
  expect(onDone).not.toHaveBeenCalled();
});

const LowBalance = ({ threshold }: { threshold: number }) => (
  <LowBalanceDialog {...control} {...useLowBalanceForm(threshold, onDone)} />
);

test('a threshold that a back end does not tell opens as an empty field, and a told one as it is', async () => {
  const { unmount } = render(<LowBalance threshold={Number.NaN} />);
  expect(screen.getByLabelText('余额低于')).toHaveValue('');
  unmount();
  render(<LowBalance threshold={50} />);
  expect(screen.getByLabelText('余额低于')).toHaveValue('50.00');
  await dialogHasKeyboard();
});

test('the wait after a code belongs to its phone and purpose: a dialog that is opened again goes on with it, another phone has none', async () => {
  call.mockResolvedValue({ wait: 60, expire_time: 1 });
  const Phone = () => <NotifyPhoneDialog {...control} {...useNotifyPhoneForm(onDone)} />;
  const first = render(<Phone />);
  await type('通知手机', '13900001111');
  await press('获取验证码');
  await screen.findByRole('button', { name: /秒后重发/ });
  first.unmount();
  render(<Phone />);
  await type('通知手机', '13900001111');
  await press('获取验证码');
  expect(await screen.findByRole('button', { name: /秒后重发/ })).toHaveAttribute('aria-disabled', 'true');
  expect(call).toHaveBeenCalledOnce();
  await userEvent.clear(screen.getByLabelText('通知手机'));
  await userEvent.type(screen.getByLabelText('通知手机'), '13900002222');
  await userEvent.click(await screen.findByRole('button', { name: '重新获取' }));
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
});

test('where a back end does not tell the wait after a code, it is a minute', async () => {
  call.mockResolvedValue({ wait: 0, expire_time: 0 });
  const Phone = () => <NotifyPhoneDialog {...control} {...useNotifyPhoneForm(onDone)} />;
  render(<Phone />);
  await type('通知手机', '13900004444');
  await press('获取验证码');
  expect(await screen.findByRole('button', { name: /^(60|59) 秒后重发$/ })).toHaveAttribute('aria-disabled', 'true');
});

test('a code that was used is not said to be there: another one is asked for, and the server says how long to wait', async () => {
  const phone = '13900005555';
  const Factor = ({ on }: { on: boolean }) => (
    <SecondFactorDialog {...control} {...useSecondFactorForm(on, phone, onDone)} on={on} phone={phone} />
  );
  call.mockResolvedValue({ wait: 60, expire_time: 1 });
  const first = render(<Factor on />);
  await dialogHasKeyboard();
  await press('获取验证码');
  await screen.findByRole('button', { name: /秒后重发/ });
  await userEvent.type(screen.getByLabelText(/^短信验证码/), '482913');
  await press('开启二次验证');
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  first.unmount();

  call.mockRejectedValueOnce(refusal(errors.TOO_MANY_REQUESTS, '验证码已发送，请 60 秒后再试'));
  render(<Factor on={false} />);
  await dialogHasKeyboard();
  await press('获取验证码');
  await waitFor(() =>
    expect(screen.getByLabelText(/^短信验证码/)).toHaveAccessibleDescription('验证码已发送，请 60 秒后再试'),
  );
  expect(call.mock.calls.filter(([asked]) => asked === sendSecondFactorCode)).toHaveLength(2);
});

/** A back end that knows no call of ours that sends codes. */
const sendsNone = () =>
  call.mockImplementation((asked: unknown) =>
    asked === sendSmsCode
      ? Promise.reject(
          new ApiError({ kind: 'refused', status: -1, reason: '当前服务未提供此功能', requestId: '', isMissing: true }),
        )
      : Promise.resolve({}),
  );
const directly = '当前服务不发送短信验证码，无需填写，可直接提交';

test('where no codes are sent an account goes without one', async () => {
  sendsNone();
  render(<Leaving />);
  await dialogHasKeyboard();
  await press('获取验证码');
  expect(await screen.findByText(directly)).toBeVisible();
  expect(screen.queryByLabelText(/^短信验证码/)).toBeNull();
  await waitFor(() => expect(screen.getByLabelText('请输入“确认注销”')).toHaveFocus());
  await type('请输入“确认注销”', '确认注销');
  await userEvent.click(screen.getByRole('checkbox'));
  await press('立即注销');
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(call.mock.calls.slice(1)).toEqual([[unregister, {}]]);
});

test('where no codes are sent the notice phone is changed without one', async () => {
  sendsNone();
  const Phone = () => <NotifyPhoneDialog {...control} {...useNotifyPhoneForm(onDone)} />;
  render(<Phone />);
  await type('通知手机', '13900003333');
  await press('获取验证码');
  expect(await screen.findByText(directly)).toBeVisible();
  await press('保存');
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(call.mock.calls.slice(1)).toEqual([[modifyNotifyPhone, { notify_phone: '13900003333' }]]);
});
