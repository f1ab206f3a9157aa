import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { samplePayment } from '../../../test/payment-fixtures';
import { QrPanel } from '../../feedback/QrPanel/QrPanel';
import { PaymentPanel } from './PaymentPanel';
import { useSecondsLeft } from './use-seconds-left';

describeConformance(
  'PaymentPanel',
  <PaymentPanel {...samplePayment} layout="desktop" onChangeMethod={() => undefined} />,
  { tag: 'div' },
);

const show = (props: Partial<React.ComponentProps<typeof PaymentPanel>> = {}) =>
  render(<PaymentPanel {...samplePayment} layout="desktop" {...props} />);
const status = () =>
  screen
    .getAllByRole('status')
    .map((region) => region.textContent)
    .filter(Boolean);

describe('waiting', () => {
  test('shows the sum, the code, the time left, the order and the balance after', () => {
    const { container } = show();
    expect(container).toHaveTextContent('¥1,500.00');
    expect(screen.getByRole('img', { name: '微信支付付款二维码' })).toHaveAttribute('src', samplePayment.code);
    expect(screen.getByRole('timer')).toHaveTextContent('04:38');
    expect(container).toHaveTextContent('118220261120');
    expect(container).toHaveTextContent('¥4,360.40');
  });

  test('announces the state and never the running clock', () => {
    const { rerender } = show();
    expect(status()).toEqual(['等待支付']);
    rerender(<PaymentPanel {...samplePayment} layout="desktop" secondsLeft={277} />);
    expect(status()).toEqual(['等待支付']);
  });

  test('slow queries are said without stopping the payment', () => {
    show({ slow: true });
    expect(status()).toEqual(['等待支付', '查询结果较慢，可稍后在充值记录查看']);
    expect(screen.getByRole('timer')).toBeVisible();
  });

  test('another way to pay is one click away', async () => {
    const onChangeMethod = vi.fn();
    show({ onChangeMethod });
    await userEvent.click(screen.getByRole('button', { name: '更换支付方式' }));
    expect(onChangeMethod).toHaveBeenCalledOnce();
  });
});

test('while the code is being made the server speaks in its place', () => {
  show({ state: 'generating', code: undefined, reason: '二维码未生成或者已过期' });
  expect(screen.getByText('二维码未生成或者已过期')).toBeVisible();
  expect(screen.queryByRole('timer')).toBeNull();
  expect(status()).toEqual(['正在生成二维码…']);
});

test('an expired code fades and can be fetched anew', async () => {
  const onRenew = vi.fn();
  show({ state: 'expired', onRenew });
  expect(screen.queryByRole('img', { name: /二维码/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '重新获取' }));
  expect(onRenew).toHaveBeenCalledOnce();
});

test('a closed order begins again', async () => {
  const onRestart = vi.fn();
  show({ state: 'closed', onRestart });
  expect(status()).toEqual(['订单已关闭']);
  await userEvent.click(screen.getByRole('button', { name: '重新充值' }));
  expect(onRestart).toHaveBeenCalledOnce();
});

test('a payment that its payer gave up is cancelled, not too late, and promises no balance after it', () => {
  const { container } = show({ state: 'cancelled', onRestart: () => undefined });
  expect(status()).toEqual(['支付已取消']);
  expect(container).not.toHaveTextContent('超时');
  expect(container).not.toHaveTextContent('付款后余额');
  expect(container).not.toHaveTextContent('已付款订单');
  expect(container).toHaveTextContent('当前余额¥2,860.40');
  expect(screen.getByRole('button', { name: '重新充值' })).toBeVisible();
});

test('a failure shows the reason and a way on', () => {
  show({ state: 'failed', code: undefined, reason: '支付渠道繁忙，请稍后重试', onRenew: () => undefined });
  expect(screen.getByText('支付渠道繁忙，请稍后重试')).toBeVisible();
  expect(screen.getByRole('button', { name: '重新获取' })).toBeVisible();
});

test('a payment that arrived shows the new balance and offers no other way to pay', () => {
  show({ state: 'paid', onChangeMethod: () => undefined });
  expect(status()).toEqual(['支付成功']);
  expect(screen.getByRole('img', { name: '¥4,360.40' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '更换支付方式' })).toBeNull();
});

describe('on a phone', () => {
  const phone = { layout: 'phone' } as const;

  test('says who is credited and opens the wallet', () => {
    show(phone);
    expect(screen.getByText('充值到 林知远 138****6021')).toBeVisible();
    expect(screen.getByRole('link', { name: /^打开微信支付/ })).toHaveAttribute('href', samplePayment.payLink);
  });

  test('a code that is no link is saved as a picture', () => {
    show({ ...phone, payLink: undefined });
    expect(screen.getByRole('link', { name: /^保存二维码/ })).toHaveAttribute('download');
  });

  test('我已完成支付 asks at once and shows that it asks', async () => {
    const onCheck = vi.fn();
    const { rerender } = show({ ...phone, onCheck });
    await userEvent.click(screen.getByRole('button', { name: '我已完成支付' }));
    expect(onCheck).toHaveBeenCalledOnce();
    rerender(<PaymentPanel {...samplePayment} {...phone} onCheck={onCheck} checking />);
    expect(screen.getByRole('button', { name: /检测中/ })).toHaveAttribute('aria-disabled', 'true');
  });

  test.each([
    ['expired', '重新获取'],
    ['failed', '重新获取'],
    ['closed', '重新充值'],
    ['cancelled', '重新充值'],
    ['paid', '完成'],
  ] as const)('%s has one filled button: %s', (state, name) => {
    show({ ...phone, state, onRenew: () => undefined, onRestart: () => undefined });
    expect(screen.getByRole('button', { name })).toHaveAttribute('data-variant', 'primary');
  });
});

describe('the seconds left', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_000_000, toFake: ['Date', 'setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());
  const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));

  test('count down to nothing and stay there', () => {
    const { result } = renderHook(() => useSecondsLeft(1003));
    expect(result.current).toBe(3);
    pass(1);
    expect(result.current).toBe(2);
    pass(9);
    expect(result.current).toBe(0);
  });

  test('follow the server, not a wrong watch', () => {
    expect(renderHook(() => useSecondsLeft(1003, -60_000)).result.current).toBe(63);
  });

  test.each([
    [
      'a payment',
      (secondsLeft: number) => <PaymentPanel {...samplePayment} layout="desktop" secondsLeft={secondsLeft} />,
    ],
    [
      'a code',
      (secondsLeft: number) => <QrPanel name="微信登录" state="ready" code="/code.png" secondsLeft={secondsLeft} />,
    ],
  ])('that a server drew for %s are taken over without an error, and put right at once', (_, draw) => {
    const Page = () => draw(useSecondsLeft(1278));
    const onRecoverableError = vi.fn();
    const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Page />);
    document.body.append(container);
    expect(screen.getByRole('timer')).toHaveTextContent('04:38');
    vi.setSystemTime(1_009_000);
    render(<Page />, { container, hydrate: true, onRecoverableError });
    expect(screen.getByRole('timer')).toHaveTextContent('04:29');
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(complained).not.toHaveBeenCalled();
    complained.mockRestore();
  });
});
