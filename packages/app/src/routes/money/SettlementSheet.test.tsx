// @vitest-environment jsdom
import { answerSettlement, getSettlementLines } from '@compute-market/contract/calls/partner';
import { SETTLEMENT_STATUS } from '@compute-market/contract/enumerations';
import { makeSettlement } from '@compute-market/patterns/money/IncomeScreen/fixtures';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../../api';
import { SettlementSheet } from './SettlementSheet';

const sheet = makeSettlement({ Status: SETTLEMENT_STATUS.toConfirm });
const typed = 'cd01 10 月 30 日全天在线';
const question = '内容尚未提交，确定离开？';

afterEach(() => vi.restoreAllMocks());

async function opened() {
  const call = vi
    .spyOn(api, 'call')
    .mockImplementation(({ name }: { readonly name: string }) =>
      Promise.resolve(
        (name === answerSettlement.name
          ? { ...sheet, Status: SETTLEMENT_STATUS.disputed, Dispute: typed }
          : name === getSettlementLines.name
            ? { data: [], total: 0, page: 1, page_size: 20 }
            : null) as never,
      ),
    );
  const onClosed = vi.fn();
  const page = <SettlementSheet sheet={sheet} onChanged={vi.fn()} onClosed={onClosed} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
  await screen.findByRole('dialog', { name: '结算单明细' });
  return { onClosed, call };
}

const object = async () => {
  await userEvent.click(screen.getByRole('button', { name: '有异议' }));
  await userEvent.type(screen.getByRole('textbox', { name: '异议说明' }), typed);
};
/** The cross in the corner and the button at the foot have one name. */
const close = async (which: number) => {
  const button = within(screen.getByRole('dialog', { name: '结算单明细' })).getAllByRole('button', { name: '关闭' })[
    which
  ];
  if (button === undefined) throw new Error('there is no such button');
  await userEvent.click(button);
};
const closings: readonly (readonly [string, () => Promise<void>])[] = [
  ['the cross', () => close(0)],
  ['关闭', () => close(1)],
  ['Esc', () => userEvent.keyboard('{Escape}').then(() => undefined)],
];

test.each(closings)('%s asks before an objection that was typed is lost', async (_way, leave) => {
  const { onClosed } = await opened();
  await object();
  await leave();
  const asked = await screen.findByRole('alertdialog', { name: question });
  await userEvent.click(within(asked).getByRole('button', { name: '继续填写' }));
  await waitFor(() => expect(screen.queryByText(question)).toBeNull());
  expect(screen.getByRole('textbox', { name: '异议说明' })).toHaveValue(typed);
  await leave();
  await userEvent.click(await screen.findByRole('button', { name: '离开' }));
  await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
});

test('返回 keeps what was typed', async () => {
  await opened();
  await object();
  await userEvent.click(screen.getByRole('button', { name: '返回' }));
  await userEvent.click(screen.getByRole('button', { name: '有异议' }));
  expect(screen.getByRole('textbox', { name: '异议说明' })).toHaveValue(typed);
});

test('nothing is asked once the objection was sent, nor when nothing was typed', async () => {
  const { onClosed, call } = await opened();
  await object();
  await userEvent.click(screen.getByRole('button', { name: '提交异议' }));
  expect(await screen.findByText(typed)).toBeVisible();
  expect(call).toHaveBeenCalledWith(answerSettlement, { settlement_id: sheet.Id, agree: false, reason: typed });
  await close(1);
  await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
  expect(screen.queryByText(question)).toBeNull();
});
