import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { enUS } from '../../locale/en-US';
import { LocaleProvider } from '../../foundation/LocaleProvider';
import { Toaster } from '../Toaster/Toaster';
import { clearToasts, dismissToast, shownToasts, toast } from './toast';

afterEach(() => act(clearToasts));

const titles = () => shownToasts().map(({ title }) => title);

test('a message from anywhere reaches the toaster, by its tone', () => {
  render(<Toaster />);
  act(() => {
    toast({ tone: 'ok', title: '支付成功', detail: '余额 ¥4,360.40' });
    toast({ tone: 'err', title: '当前资源仅剩 2 卡' });
  });
  expect(screen.getByRole('status')).toHaveTextContent('支付成功余额 ¥4,360.40');
  expect(screen.getByRole('alert')).toHaveTextContent('当前资源仅剩 2 卡');
});

test('what was said before the toaster stood is shown by it', () => {
  toast({ title: '实例启动中' });
  render(<Toaster />);
  expect(screen.getByRole('status')).toHaveTextContent('实例启动中');
});

test('a visible message is not shown twice, and three are the most', () => {
  const first = toast({ title: '一' });
  expect(toast({ title: '一' })).toBe(first);
  for (const title of ['二', '三', '四']) toast({ title });
  expect(titles()).toEqual(['二', '三', '四']);
});

test('a message that waits for its action gives way to a fourth only where each of the three has one', () => {
  const action = { label: '撤销', onAction: () => undefined };
  toast({ title: '已删除甲', action });
  for (const title of ['一', '二', '三']) toast({ title });
  expect(titles()).toEqual(['已删除甲', '二', '三']);
  for (const title of ['已删除乙', '已删除丙']) toast({ title, action });
  expect(titles()).toEqual(['已删除甲', '已删除乙', '已删除丙']);
  toast({ title: '四' });
  expect(titles()).toEqual(['已删除乙', '已删除丙', '四']);
});

test('what is given as undefined is what the tone asks for, as if it were left out', () => {
  toast({ title: '一', tone: undefined, duration: undefined, progress: undefined });
  expect(shownToasts()).toEqual([expect.objectContaining({ tone: 'info', duration: 5000, progress: true })]);
});

test('equal messages with actions of their own are both shown: each takes its own deletion back', async () => {
  const undo = { first: vi.fn(), second: vi.fn() };
  render(<Toaster />);
  act(() => {
    toast({ title: '已删除', action: { label: '撤销', onAction: undo.first } });
    toast({ title: '已删除', action: { label: '撤销', onAction: undo.second } });
  });
  expect(titles()).toEqual(['已删除', '已删除']);
  const [, second] = screen.getAllByRole('button', { name: '撤销' });
  if (second) await userEvent.click(second);
  expect(undo.second).toHaveBeenCalledOnce();
  expect(undo.first).not.toHaveBeenCalled();
});

test('what is tried again is said in the place of what was said before', () => {
  toast({ title: '还可尝试 4 次', about: 'login' });
  toast({ title: '还可尝试 3 次', about: 'login' });
  expect(titles()).toEqual(['还可尝试 3 次']);
});

test('it is closed by its button, by its id, and on logging out', async () => {
  render(<Toaster />);
  act(() => void toast({ title: '一' }));
  await userEvent.click(screen.getByRole('button', { name: '关闭通知' }));
  expect(titles()).toEqual([]);
  const id = toast({ title: '二' });
  toast({ title: '三' });
  act(() => dismissToast(id));
  expect(titles()).toEqual(['三']);
});

test('a message with an action waits for it, and the action closes it', async () => {
  const onAction = vi.fn();
  render(<Toaster />);
  act(() => void toast({ title: '已删除 3 张镜像', action: { label: '撤销', onAction } }));
  expect(shownToasts()[0]?.duration).toBe(0);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '撤销' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onAction).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByText('已删除 3 张镜像')).toBeNull());
});

test('its own words are in the language around the toaster', () => {
  render(
    <LocaleProvider locale={enUS}>
      <Toaster />
    </LocaleProvider>,
  );
  act(() => void toast({ title: 'Paid' }));
  expect(screen.getByRole('button', { name: 'Close notification' })).toBeVisible();
});

test('a server draws no message of anybody', () => {
  toast({ title: '别人的消息' });
  expect(renderToString(<Toaster />)).not.toContain('别人的消息');
});
