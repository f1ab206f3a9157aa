import { errors } from '@compute-market/contract/errors';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/errors';
import { AddPasskey } from './PasskeyDialogs';
import { PasskeyLogin } from './PasskeyLogin';

const { call, device } = vi.hoisted(() => ({
  call: vi.fn(),
  device: { startAuthentication: vi.fn(), startRegistration: vi.fn() },
}));
vi.mock('../../api', () => ({ api: { call } }));
vi.mock('@simplewebauthn/browser', () => device);

/** What the back end answers, by the name of a call. */
let answers: Record<string, () => unknown> = {};
const sent = () => call.mock.calls.map(([{ name }]) => String(name));

beforeEach(() => {
  for (const each of [call, device.startAuthentication, device.startRegistration]) each.mockReset();
  call.mockImplementation(({ name }: { name: string }) =>
    Promise.resolve().then(answers[name] ?? (() => Promise.reject(new Error(`nothing answers ${name}`)))),
  );
  answers = {
    getPasskeyDomain: () => ({ Domain: window.location.hostname }),
    startPasskeyLogin: () => ({ Ticket: 'ticket', Options: { challenge: 'AAAA' }, ExpireTime: 0 }),
    confirmPasskeyLogin: () => ({ session: 'token', expire_time: 0 }),
    startPasskey: () => ({ Ticket: 'ticket', Options: { challenge: 'AAAA' }, ExpireTime: 0 }),
    confirmPasskey: () => ({ Id: 'a', Name: '电脑', CreateTime: 0, LastTime: null }),
  };
  vi.stubGlobal('PublicKeyCredential', class {});
});
afterEach(() => vi.unstubAllGlobals());

const refusal = (status: number, reason: string, isMissing = false) => {
  throw new ApiError({ kind: 'refused', status, reason, requestId: 'r-1', isMissing });
};
/** As the library hands on what a browser said. */
const saidBy = (name: string) => Object.assign(new Error(''), { name });
const button = () => screen.findByRole('button', { name: '使用通行密钥登录' });

test('a login by passkey sends what the device showed, with the ticket and the wish to stay, and enters', async () => {
  const shown = { clientDataJSON: 'A', authenticatorData: 'B', signature: 'C', userHandle: 'D' };
  device.startAuthentication.mockResolvedValue({ id: 'i', rawId: 'i', type: 'public-key', response: shown, more: 1 });
  const onEntered = vi.fn(() => Promise.resolve());
  render(<PasskeyLogin stay={{ stay: true }} onEntered={onEntered} />);
  await userEvent.click(await button());
  await waitFor(() => expect(onEntered).toHaveBeenCalledWith('token'));
  expect(call).toHaveBeenLastCalledWith(expect.anything(), {
    ticket: 'ticket',
    shown: { id: 'i', rawId: 'i', type: 'public-key', response: shown },
    stay: true,
  });
});

test.each([
  ['NotAllowedError', /^已取消，可重试；此设备没有本站的通行密钥时，请用密码或验证码登录$/],
  ['AbortError', /^已取消，可重试$/],
  ['UnknownError', /^设备未能完成验证/],
])('a device that says %s sends nothing more, and the next press tries again', async (name, sentence) => {
  device.startAuthentication.mockRejectedValue(saidBy(name));
  render(<PasskeyLogin stay={{}} onEntered={vi.fn()} />);
  await userEvent.click(await button());
  expect(await screen.findByText(sentence)).toBeVisible();
  await userEvent.click(await button());
  await waitFor(() => expect(device.startAuthentication).toHaveBeenCalledTimes(2));
  expect(sent()).not.toContain('confirmPasskeyLogin');
});

test('a refusal of the server is said', async () => {
  answers.startPasskeyLogin = () => refusal(errors.TOO_MANY_ATTEMPTS.status, '尝试次数过多，请 15 分钟后再试');
  render(<PasskeyLogin stay={{}} onEntered={vi.fn()} />);
  await userEvent.click(await button());
  expect(await screen.findByText('尝试次数过多，请 15 分钟后再试')).toBeVisible();
});

test.each([
  ['a back end without passkeys', () => refusal(404, '没有该接口', true)],
  ['a back end that answers in another shape', () => refusal(0, '服务器的回答无法识别')],
  ['a page of another domain', () => ({ Domain: 'elsewhere.example.com' })],
  ['a domain that only ends alike', () => ({ Domain: 'ocalhost' })],
  ['an address without passkeys', () => ({ Domain: null })],
])('nothing is offered for %s', async (_, answer) => {
  answers.getPasskeyDomain = answer;
  const { container } = render(<PasskeyLogin stay={{}} onEntered={vi.fn()} />);
  await waitFor(() => expect(sent()).toEqual(['getPasskeyDomain']));
  expect(container).toBeEmptyDOMElement();
});

test('nothing is offered in a browser without WebAuthn', async () => {
  vi.unstubAllGlobals();
  const { container } = render(<PasskeyLogin stay={{}} onEntered={vi.fn()} />);
  await waitFor(() => expect(sent()).toEqual(['getPasskeyDomain']));
  expect(container).toBeEmptyDOMElement();
});

async function fillDialog() {
  await userEvent.type(await screen.findByLabelText(/登录密码/), 'Torch2026');
  await userEvent.click(screen.getByRole('button', { name: '继续' }));
}

test('a passkey is added by the password and the device, under the name of the browser unless another is typed', async () => {
  device.startRegistration.mockResolvedValue({
    id: 'i',
    rawId: 'i',
    type: 'public-key',
    response: { clientDataJSON: 'A', attestationObject: 'B', transports: ['internal'] },
  });
  const onChanged = vi.fn(() => Promise.resolve());
  render(<AddPasskey name="Windows 上的 Chrome" onChanged={onChanged} onClosed={vi.fn()} />);
  await fillDialog();
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(call).toHaveBeenLastCalledWith(expect.anything(), {
    ticket: 'ticket',
    name: 'Windows 上的 Chrome',
    made: { id: 'i', rawId: 'i', type: 'public-key', response: { clientDataJSON: 'A', attestationObject: 'B' } },
  });
});

test('what stops a new passkey is said where it belongs, and what was typed stays', async () => {
  render(<AddPasskey name={null} onChanged={vi.fn()} onClosed={vi.fn()} />);
  answers.startPasskey = () => refusal(errors.OLD_PASSWORD_WRONG.status, '原密码错误，请重新输入');
  await fillDialog();
  expect(await screen.findByText('原密码错误，请重新输入')).toBeVisible();
  expect(screen.getByLabelText(/登录密码/)).toHaveAccessibleDescription('原密码错误，请重新输入');
  answers.startPasskey = () => ({ Ticket: 'ticket', Options: {}, ExpireTime: 0 });
  device.startRegistration.mockRejectedValue(saidBy('InvalidStateError'));
  await userEvent.click(screen.getByRole('button', { name: '继续' }));
  expect(await screen.findByText('此设备已有本账号的通行密钥，无需重复添加')).toBeVisible();
  expect(screen.getByLabelText(/名称/)).toHaveValue('我的设备');
  expect(screen.getByLabelText(/登录密码/)).toHaveValue('Torch2026');
  expect(sent()).not.toContain('confirmPasskey');
});
