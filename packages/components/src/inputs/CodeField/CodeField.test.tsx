import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { CodeField } from './CodeField';

describeConformance('CodeField', <CodeField aria-label="短信验证码" onRequest={() => Promise.resolve(true)} />, {
  tag: 'div',
  control: 'input',
});

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const press = (name: string) =>
  userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByRole('button', { name }));

test('after the message is sent the button waits 60 s, and both ends are announced', async () => {
  render(<CodeField aria-label="短信验证码" onRequest={() => Promise.resolve(true)} />);
  await press('获取验证码');
  expect(await screen.findByRole('button', { name: '60 秒后重发' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('验证码已发送，60 秒后可重新获取');
  pass(12_000);
  expect(screen.getByRole('button', { name: /^4[78] 秒后重发$/ })).toHaveAttribute('aria-disabled', 'true');
  pass(48_000);
  expect(screen.getByRole('button', { name: '重新获取' })).not.toHaveAttribute('aria-disabled');
  expect(screen.getByRole('status')).toHaveTextContent('可以重新获取验证码');
});

test('a press while it waits sends no message', async () => {
  const onRequest = vi.fn(() => Promise.resolve(true));
  render(<CodeField aria-label="短信验证码" onRequest={onRequest} />);
  await press('获取验证码');
  await screen.findByRole('button', { name: '60 秒后重发' });
  await press('60 秒后重发');
  expect(onRequest).toHaveBeenCalledOnce();
});

test('a message that was not sent starts no wait', async () => {
  render(<CodeField aria-label="短信验证码" onRequest={() => Promise.resolve(false)} />);
  await press('获取验证码');
  expect(await screen.findByRole('button', { name: '获取验证码' })).toBeEnabled();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a request that fails leaves the button ready, and is reported as an error of the page', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const failure = new Error('timeout');
  render(<CodeField aria-label="短信验证码" onRequest={() => Promise.reject(failure)} />);
  await press('获取验证码');
  expect(await screen.findByRole('button', { name: '获取验证码' })).toBeEnabled();
  expect(reported.mock.calls).toEqual([[failure]]);
  vi.unstubAllGlobals();
});

test('a message that is sent by itself is sent once, even where effects run twice, and starts the wait', async () => {
  const onRequest = vi.fn(() => Promise.resolve(true));
  render(
    <StrictMode>
      <CodeField aria-label="短信验证码" requestsAtOnce onRequest={onRequest} />
    </StrictMode>,
  );
  expect(await screen.findByRole('button', { name: '60 秒后重发' })).toHaveAttribute('aria-disabled', 'true');
  expect(onRequest).toHaveBeenCalledOnce();
});

test('a message that was to be sent by itself and was refused starts no wait, and can be asked for again', async () => {
  const onRequest = vi.fn(() => Promise.resolve(false));
  render(<CodeField aria-label="短信验证码" requestsAtOnce onRequest={onRequest} />);
  expect(await screen.findByRole('button', { name: '重新获取' })).toBeEnabled();
  expect(onRequest).toHaveBeenCalledOnce();
  await press('重新获取');
  expect(onRequest).toHaveBeenCalledTimes(2);
});

test('phones may fill in the code by themselves', () => {
  render(<CodeField aria-label="短信验证码" onRequest={() => Promise.resolve(true)} />);
  expect(screen.getByRole('textbox')).toHaveAttribute('autocomplete', 'one-time-code');
  expect(screen.getByRole('textbox')).toHaveAttribute('inputmode', 'numeric');
});

/** A wait that outlasts the field, as the application keeps it. */
function keptWait() {
  let endsAt = 0;
  const ask = vi.fn(() => {
    endsAt = Date.now() + 60_000;
    return Promise.resolve(true);
  });
  const left = () => Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
  return { request: Object.assign(ask, { left }), end: () => void (endsAt = 0) };
}

test('a wait that is kept goes on where the field is shown again, and another may be asked for once it is over', async () => {
  const { request } = keptWait();
  const { unmount } = render(<CodeField aria-label="短信验证码" onRequest={request} />);
  await press('获取验证码');
  await screen.findByRole('button', { name: '60 秒后重发' });
  unmount();
  pass(20_000);
  render(<CodeField aria-label="短信验证码" onRequest={request} />);
  const waits = screen.getByRole('button', { name: /^(?:39|40) 秒后重发$/ });
  expect(waits).toHaveAttribute('aria-disabled', 'true');
  pass(41_000);
  expect(screen.getByRole('button', { name: /获取/ })).not.toHaveAttribute('aria-disabled');
});

test('a kept wait that is none for the phone that is typed now ends in the field too', async () => {
  const { request, end } = keptWait();
  render(<CodeField aria-label="短信验证码" onRequest={request} />);
  await press('获取验证码');
  await screen.findByRole('button', { name: '60 秒后重发' });
  end();
  expect(await screen.findByRole('button', { name: '重新获取' })).not.toHaveAttribute('aria-disabled');
});
