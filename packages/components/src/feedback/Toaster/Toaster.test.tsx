import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import type { ToastItem } from './Toast';
import { Toaster } from './Toaster';

const paid: ToastItem = {
  id: 'paid',
  tone: 'ok',
  title: '支付成功',
  detail: '¥1,500.00 已到账',
  duration: 5000,
  progress: true,
};
const failed: ToastItem = { id: 'failed', tone: 'err', title: '当前资源仅剩 2 卡，请减少卡数或更换机房', duration: 0 };

describeConformance('Toaster', <Toaster toasts={[paid, failed]} onDismiss={() => undefined} />, {
  tag: 'div',
  spreads: false,
});

describe('a list of messages', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const toast = () => screen.getByText('支付成功').closest('[data-component=Toast]') ?? document.body;
  const pass = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });

  test('both regions are there before anything is said in them', () => {
    render(<Toaster toasts={[]} onDismiss={() => undefined} />);
    expect(screen.getByRole('status', { name: '通知' })).toBeEmptyDOMElement();
    expect(screen.getByRole('alert', { name: '错误通知' })).toBeEmptyDOMElement();
  });

  test('errors are said at the centre, at once; the rest at the right, politely', () => {
    render(<Toaster toasts={[paid, failed]} onDismiss={() => undefined} />);
    expect(within(screen.getByRole('status')).getByText('支付成功')).toBeVisible();
    expect(within(screen.getByRole('alert')).getByText(/^当前资源仅剩 2 卡/)).toBeVisible();
  });

  test('an error may stand at the right, and a message at the centre', () => {
    render(
      <Toaster
        toasts={[
          { ...failed, position: 'top-right' },
          { ...paid, position: 'top-center' },
        ]}
        onDismiss={() => undefined}
      />,
    );
    expect(within(screen.getByRole('alert')).getByText('支付成功')).toBeVisible();
  });

  test('leaves when its time is over', () => {
    const onDismiss = vi.fn();
    render(<Toaster toasts={[paid]} onDismiss={onDismiss} />);
    pass(4999);
    expect(onDismiss).not.toHaveBeenCalled();
    pass(1);
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('paid');
  });

  test('a new list does not start its clock again', () => {
    const onDismiss = vi.fn();
    const { rerender } = render(<Toaster toasts={[paid]} onDismiss={onDismiss} />);
    pass(3000);
    rerender(<Toaster toasts={[paid, failed]} onDismiss={onDismiss} />);
    pass(2000);
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('paid');
  });

  test.each([0, 3000])('another time than its %i ms starts its clock again', (former) => {
    const onDismiss = vi.fn();
    const { container, rerender } = render(<Toaster toasts={[{ ...paid, duration: former }]} onDismiss={onDismiss} />);
    const bar = () => container.querySelector('[data-part=time]');
    const before = bar();
    pass(2000);
    rerender(<Toaster toasts={[paid]} onDismiss={onDismiss} />);
    expect(bar()).not.toBe(before);
    pass(4999);
    expect(onDismiss).not.toHaveBeenCalled();
    pass(1);
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('paid');
  });

  const comeFromElsewhere = (element: Element) => {
    fireEvent.pointerMove(document.body);
    fireEvent.pointerMove(element);
  };

  test('a pointer that lay there before it came does not hold it', () => {
    const onDismiss = vi.fn();
    render(<Toaster toasts={[paid]} onDismiss={onDismiss} />);
    fireEvent.pointerEnter(toast());
    fireEvent.pointerMove(toast());
    pass(5000);
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('paid');
  });

  test.each([
    ['the pointer', comeFromElsewhere, fireEvent.pointerLeave],
    ['the focus', fireEvent.focus, fireEvent.blur],
  ])('its clock stands still under %s and goes on from there', (_, arrive, leave) => {
    const onDismiss = vi.fn();
    render(<Toaster toasts={[paid]} onDismiss={onDismiss} />);
    pass(3000);
    arrive(toast());
    pass(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    leave(toast());
    pass(1999);
    expect(onDismiss).not.toHaveBeenCalled();
    pass(1);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  test('without a time it stays until it is closed', () => {
    const onDismiss = vi.fn();
    render(<Toaster toasts={[failed]} onDismiss={onDismiss} />);
    pass(600_000);
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: '关闭通知' }));
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('failed');
  });

  test('Escape closes the one that has the focus', () => {
    const onDismiss = vi.fn();
    render(<Toaster toasts={[paid]} onDismiss={onDismiss} />);
    fireEvent.keyDown(screen.getByRole('button'), { key: 'Escape' });
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('paid');
  });

  test('whoever came to it with the keyboard has the focus where he was when it is closed', () => {
    const onDismiss = vi.fn();
    render(
      <>
        <a href="#orders">充值记录</a>
        <Toaster toasts={[paid]} onDismiss={onDismiss} />
      </>,
    );
    screen.getByRole('link').focus();
    screen.getByRole('button').focus();
    fireEvent.click(screen.getByRole('button'));
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('paid');
    expect(screen.getByRole('link')).toHaveFocus();
  });

  test('the time bar is drawn only where it is wanted and where there is a time', () => {
    const { container } = render(
      <Toaster
        toasts={[paid, { ...paid, id: 'still', progress: false }, { ...failed, progress: true }]}
        onDismiss={() => undefined}
      />,
    );
    expect(container.querySelectorAll('[data-part=time]')).toHaveLength(1);
  });
});
