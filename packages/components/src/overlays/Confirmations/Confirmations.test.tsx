import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { LocaleProvider } from '../../foundation/LocaleProvider';
import { enUS } from '../../locale/en-US';
import { confirm, refuseConfirmations, type ConfirmRequest } from '../confirm';
import { Confirmations } from './Confirmations';

const reported = vi.fn();
vi.stubGlobal('reportError', reported);
afterEach(() => {
  reported.mockClear();
  act(refuseConfirmations);
});

const answers: (boolean | string)[] = [];
const Page = ({ requests }: { requests: readonly ConfirmRequest[] }) => (
  <>
    <button
      type="button"
      onClick={() => {
        for (const request of requests) void confirm(request).then((answer) => answers.push(answer));
      }}
    >
      释放
    </button>
    <Confirmations />
  </>
);
const ask = async (...requests: ConfirmRequest[]) => {
  answers.length = 0;
  render(<Page requests={requests} />);
  await userEvent.click(screen.getByRole('button', { name: '释放' }));
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a yes is true, and the focus returns to where it was', async () => {
  await ask({ title: '释放磁盘', description: '释放后无法恢复', tone: 'danger', labels: { confirm: '确认释放' } });
  expect(await screen.findByRole('alertdialog', { name: '释放磁盘' })).toHaveAccessibleDescription('释放后无法恢复');
  await press('确认释放');
  await waitFor(() => expect(answers).toEqual([true]));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: '释放' })).toHaveFocus());
});

test.each([
  ['cancelling', () => press('取消')],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('%s is false', async (_, leave) => {
  await ask({ title: '关机' });
  await screen.findByRole('alertdialog');
  await leave();
  await waitFor(() => expect(answers).toEqual([false]));
});

test('several at once are asked one after the other, each from the start', async () => {
  await ask({ title: '关机甲', acknowledge: true }, { title: '关机乙', acknowledge: true });
  await screen.findByRole('alertdialog', { name: '关机甲' });
  expect(screen.queryByText('关机乙')).toBeNull();
  await userEvent.click(screen.getByRole('checkbox'));
  await press('确定');
  await screen.findByRole('alertdialog', { name: '关机乙' });
  expect(screen.getByRole('button', { name: '确定' })).toBeDisabled();
  await press('取消');
  await waitFor(() => expect(answers).toEqual([true, false]));
  await waitFor(() => expect(screen.getByRole('button', { name: '释放' })).toHaveFocus());
});

test('work that fails leaves the question open, and work that is done answers it', async () => {
  const outcomes = [() => Promise.reject(new Error('offline')), () => Promise.resolve()];
  await ask({ title: '关机', onConfirm: () => outcomes.shift()?.() });
  await press('确定');
  await waitFor(() => expect(screen.getByRole('button', { name: '确定' })).not.toHaveAttribute('aria-disabled'));
  expect(answers).toEqual([]);
  await press('确定');
  await waitFor(() => expect(answers).toEqual([true]));
});

test('why work failed is said in the question, until the next attempt', async () => {
  const outcomes = [() => Promise.reject(new Error('E_OFFLINE')), () => new Promise<void>(() => undefined)];
  await ask({
    title: '关机',
    onConfirm: () => outcomes.shift()?.(),
    describeFailure: () => '网络不可用，请稍后重试',
  });
  await press('确定');
  expect(await screen.findByRole('alert')).toHaveTextContent('网络不可用，请稍后重试');
  await press('确定');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(reported).not.toHaveBeenCalled();
});

test('a failure that nobody describes is reported as an error of the page', async () => {
  const failure = new Error('E_OFFLINE');
  await ask({ title: '关机', onConfirm: () => Promise.reject(failure) });
  await press('确定');
  await waitFor(() => expect(reported.mock.calls).toEqual([[failure]]));
  expect(screen.getByRole('alertdialog', { name: '关机' })).toBeVisible();
});

test('logging out refuses what is still open', async () => {
  await ask({ title: '关机甲' }, { title: '关机乙' });
  await screen.findByRole('alertdialog');
  act(refuseConfirmations);
  await waitFor(() => expect(answers).toEqual([false, false]));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('it speaks the language around it, and a server asks nothing', async () => {
  void confirm({ title: 'Power off' });
  const page = (
    <LocaleProvider locale={enUS}>
      <Confirmations />
    </LocaleProvider>
  );
  expect(renderToString(page)).toBe('');
  render(page);
  expect(await screen.findByRole('button', { name: 'Cancel' })).toBeVisible();
});
