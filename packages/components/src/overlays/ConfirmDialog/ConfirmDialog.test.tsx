import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog';

describeConformance(
  'ConfirmDialog',
  <ConfirmDialog
    open
    onOpenChange={() => undefined}
    onConfirm={() => undefined}
    title="释放磁盘"
    acknowledge
    typeName="a08af54"
    effects={{ keeps: '费用明细' }}
  />,
  { tag: 'div' },
);

afterEach(() => vi.unstubAllGlobals());

const show = (props: Partial<ConfirmDialogProps> = {}) => {
  const onOpenChange = vi.fn();
  const onConfirm = vi.fn();
  render(
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      onConfirm={onConfirm}
      title="释放磁盘"
      subject="diffusion-旧版权重（a08af54）"
      labels={{ confirm: '确认释放' }}
      tone="danger"
      {...props}
    />,
  );
  return { onOpenChange, onConfirm };
};
const confirmButton = () => screen.getByRole('button', { name: '确认释放' });

test('names the object and the three effects, and the focus starts on the way out', async () => {
  show({ effects: { stops: '磁盘不可再挂载', keeps: '费用明细', bills: '无' } });
  expect(screen.getByRole('alertdialog', { name: '释放磁盘' })).toHaveTextContent('diffusion-旧版权重（a08af54）');
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['会停止的', '会保留的', '仍会计费的']);
  await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus());
});

test('waits for the tick', async () => {
  const { onConfirm } = show({ acknowledge: true });
  expect(confirmButton()).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: '我已备份重要数据' }));
  await userEvent.click(confirmButton());
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('waits for the name to be typed', async () => {
  show({ typeName: 'a08af54' });
  const field = screen.getByRole('textbox', { name: '请输入 a08af54 以确认' });
  await userEvent.type(field, 'a08af5');
  expect(confirmButton()).toBeDisabled();
  await userEvent.type(field, '4 ');
  expect(confirmButton()).toBeEnabled();
});

test('stays busy until the work is done, then closes', async () => {
  let finish: () => void = () => undefined;
  const { onOpenChange } = show({
    onConfirm: () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  });
  await userEvent.click(confirmButton());
  expect(screen.getByRole('button', { name: '取消' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).not.toHaveBeenCalled();
  await act(async () => {
    finish();
    await Promise.resolve();
  });
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
});

test('a failure keeps it open, ready for another attempt', async () => {
  const { onOpenChange } = show({
    onConfirm: () => Promise.reject(new Error('offline')),
    error: '释放失败：网络不可用，请稍后重试',
  });
  await userEvent.click(confirmButton());
  await waitFor(() => expect(confirmButton()).not.toHaveAttribute('aria-disabled'));
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent('请稍后重试');
});

test.each<[string, Partial<ConfirmDialogProps>, number]>([
  ['nothing, by a host that tells it by `error`', { error: undefined }, 0],
  ['nothing, by a host that tells it elsewhere', { describeFailure: () => undefined }, 0],
  ['what it is, by a host that says nothing of it', {}, 1],
])('a failure is reported to the page: %s', async (_, props, times) => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  show({ onConfirm: () => Promise.reject(new Error('offline')), ...props });
  await userEvent.click(confirmButton());
  await waitFor(() => expect(confirmButton()).not.toHaveAttribute('aria-disabled'));
  expect(reported).toHaveBeenCalledTimes(times);
  expect(screen.queryByRole('alert')).toBeNull();
});
