import { AccountLogin, PersonalRegister, SmsLogin } from '@compute-market/patterns/account/LoginScreen';
import { loginForm, type LoginForm } from '@compute-market/contract/forms/login-form';
import { errors } from '@compute-market/contract/errors';
import { zodResolver } from '@hookform/resolvers/zod';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import { useStaySignedIn } from './useStaySignedIn';
import { useSmsLoginForm } from './useSmsLoginForm';
import { useRegisterForm } from './useRegisterForm';
import { useSubmission } from '../useSubmission';

const call = vi.spyOn(api, 'call');

beforeEach(() => void call.mockReset());
afterAll(() => void call.mockRestore());

const addressOf = (view: string) => `/login?way=${view}`;
const refusal = (entry: { readonly status: number }, reason: string) =>
  new ApiError({ kind: 'refused', status: entry.status, reason, requestId: 'r-1' });

function Login({ send }: { send: (values: LoginForm) => Promise<void> }) {
  const form = useForm<LoginForm>({
    resolver: zodResolver(loginForm),
    mode: 'onTouched',
    defaultValues: { phone: '', passwd: '' },
  });
  return (
    <AccountLogin
      form={form}
      addressOf={addressOf}
      onSwitch={vi.fn()}
      stay={false}
      onStay={vi.fn()}
      {...useSubmission({ form, send, fields: { WRONG_CREDENTIALS: 'passwd' } })}
    />
  );
}

const phone = () => screen.getByLabelText('手机号');
const password = () => screen.getByLabelText('密码');
const submit = () => userEvent.click(screen.getByRole('button', { name: '登录' }));
async function fill() {
  await userEvent.type(phone(), '13800136021');
  await userEvent.type(password(), 'Torch2026');
}

test('an empty form marks every field, moves the focus to the first and sends nothing', async () => {
  const send = vi.fn(() => Promise.resolve());
  render(<Login send={send} />);
  await submit();
  expect(await screen.findByText('请输入正确的手机号')).toBeVisible();
  expect(screen.getByText('请输入密码')).toBeVisible();
  expect(phone()).toHaveFocus();
  expect(phone()).toHaveAccessibleDescription('请输入正确的手机号');
  expect(send).not.toHaveBeenCalled();
});

test('a wrong password is shown at its field with the tries left; what was typed stays', async () => {
  render(<Login send={() => Promise.reject(refusal(errors.WRONG_CREDENTIALS, '账号或密码错误，还可尝试 3 次'))} />);
  await fill();
  await submit();
  expect(await screen.findByText('账号或密码错误，还可尝试 3 次')).toBeVisible();
  expect(password()).toHaveAccessibleDescription('账号或密码错误，还可尝试 3 次');
  expect(password()).toHaveValue('Torch2026');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a refusal that belongs to no field stands over the form', async () => {
  render(<Login send={() => Promise.reject(refusal(errors.ACCOUNT_LOCKED, '账号已被冻结，请联系客服'))} />);
  await fill();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('账号已被冻结，请联系客服');
});

test('pressing twice, and Enter on top, sends one request', async () => {
  let finish: () => void = () => undefined;
  const send = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  render(<Login send={send} />);
  await fill();
  const button = screen.getByRole('button', { name: '登录' });
  button.click();
  button.click();
  await userEvent.type(password(), '{Enter}');
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(password()).toHaveAttribute('readonly');
  finish();
  await waitFor(() => expect(password()).not.toHaveAttribute('readonly'));
});

function ByCode({ onEntered }: { onEntered: (token: string) => Promise<void> }) {
  const { tick, field } = useStaySignedIn();
  return <SmsLogin {...useSmsLoginForm(onEntered, field)} {...tick} addressOf={addressOf} onSwitch={vi.fn()} />;
}

async function logInByCode() {
  await userEvent.type(phone(), '13800136021');
  await userEvent.type(screen.getByLabelText('短信验证码'), '482913');
  await submit();
}

test('a login by code asks for its code with the phone, and enters with the session it was given', async () => {
  const onEntered = vi.fn(() => Promise.resolve());
  render(<ByCode onEntered={onEntered} />);
  await userEvent.type(phone(), '13800136021');
  call.mockResolvedValueOnce({ wait: 60, expire_time: 1 });
  await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
  await waitFor(() => expect(call.mock.calls[0]?.[1]).toEqual({ phone: '13800136021', scene: 'login' }));
  call.mockResolvedValueOnce({ session: 'T0ken', expire_time: 1, Name: '林知远', Phone: '13800136021' });
  await userEvent.type(screen.getByLabelText('短信验证码'), '482913');
  await submit();
  await waitFor(() => expect(onEntered).toHaveBeenCalledWith('T0ken'));
  expect(call.mock.calls[1]?.[1]).toEqual({ phone: '13800136021', code: '482913' });
});

test('a login says that it shall last for 30 days where that was ticked, and nobody ticks it beforehand', async () => {
  render(<ByCode onEntered={vi.fn(() => Promise.resolve())} />);
  const tick = screen.getByRole('checkbox', { name: /^30 天内免登录/ });
  expect(tick).not.toBeChecked();
  await userEvent.click(tick);
  call.mockResolvedValueOnce({ session: 'T0ken', expire_time: 1, Name: '林知远', Phone: '13800136021' });
  await logInByCode();
  await waitFor(() => expect(call.mock.calls[0]?.[1]).toEqual({ phone: '13800136021', code: '482913', stay: true }));
});

test('a wrong code stands at its field; an account that needs its password says so over the form', async () => {
  const onEntered = vi.fn(() => Promise.resolve());
  render(<ByCode onEntered={onEntered} />);
  call.mockRejectedValueOnce(refusal(errors.CODE_WRONG, errors.CODE_WRONG.reason));
  await logInByCode();
  expect(await screen.findByText(errors.CODE_WRONG.reason)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  call.mockRejectedValueOnce(refusal(errors.PASSWORD_REQUIRED, errors.PASSWORD_REQUIRED.reason));
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('请改用密码登录');
  expect(screen.getByLabelText('短信验证码')).toHaveValue('482913');
  expect(onEntered).not.toHaveBeenCalled();
});

function Register({ onEntered }: { onEntered: (token: string) => Promise<void> }) {
  return (
    <PersonalRegister
      {...useRegisterForm(onEntered)}
      terms={{ state: 'ready', onRetry: vi.fn() }}
      addressOf={addressOf}
    />
  );
}

async function fillRegistration() {
  await userEvent.type(phone(), '13800136021');
  await userEvent.type(screen.getByLabelText('短信验证码'), '482913');
  await userEvent.type(password(), 'Torch2026');
  await userEvent.type(screen.getByLabelText('确认密码'), 'Torch2026');
}

test('a code is requested only with a valid phone, and a taken phone is shown at the phone', async () => {
  render(<Register onEntered={() => Promise.resolve()} />);
  await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(await screen.findByText('请输入正确的手机号')).toBeVisible();
  expect(call).not.toHaveBeenCalled();
  call.mockRejectedValueOnce(refusal(errors.PHONE_TAKEN, '该手机号已注册，请直接登录'));
  await userEvent.type(phone(), '13800136021');
  await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(await screen.findByText('该手机号已注册，请直接登录')).toBeVisible();
  expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled();
});

test('without the tick the button points at the agreement', async () => {
  render(<Register onEntered={() => Promise.resolve()} />);
  await fillRegistration();
  await userEvent.click(screen.getByRole('button', { name: '注册' }));
  expect(await screen.findByText('请先阅读并同意用户协议')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('checkbox')).toHaveFocus());
  expect(call).not.toHaveBeenCalled();
});

test('a new account is logged in with the session it was given, and an empty invitation is not sent', async () => {
  const onEntered = vi.fn(() => Promise.resolve());
  call.mockResolvedValueOnce({ session: 'T0ken', expire_time: 1 });
  render(<Register onEntered={onEntered} />);
  await fillRegistration();
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: '注册' }));
  await waitFor(() => expect(onEntered).toHaveBeenCalledWith('T0ken'));
  expect(call.mock.calls[0]?.[1]).toEqual({
    phone: '13800136021',
    code: '482913',
    passwd: 'Torch2026',
    agree: true,
    invite_code: undefined,
  });
});
