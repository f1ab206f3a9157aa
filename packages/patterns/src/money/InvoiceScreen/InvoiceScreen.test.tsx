import { INVOICE_MERGE_MAX } from '@compute-market/contract/constants';
import type { InvoiceableChange } from '@compute-market/contract/entities/invoice';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loading, ready } from '../../resource';
import { makeChange, makeConditions, now } from './fixtures';
import { invoiceQuery } from './invoice-query';
import { InvoiceScreen, type InvoiceScreenProps } from './InvoiceScreen';

const first = makeChange({ Id: 1, OutTradeNo: '1', Amount: 100, AbleAmount: 100 });
const second = makeChange({ Id: 2, OutTradeNo: '2', Amount: 40, AbleAmount: 40 });
const other = makeChange({ Id: 3, OutTradeNo: '3', Amount: 7, AbleAmount: 7 });

/** 可开票明细, and how it comes to show other rows. */
function open(rows: readonly InvoiceableChange[]) {
  const onRequest = vi.fn<InvoiceScreenProps['onRequest']>();
  const at = (list: InvoiceScreenProps['list'], changes: Partial<InvoiceScreenProps['query']> = {}) => (
    <InvoiceScreen
      query={{ ...invoiceQuery.blank, tab: 'changes', ...changes }}
      onQueryChange={vi.fn()}
      conditions={ready(makeConditions())}
      titles={ready([])}
      list={list}
      today="2026-11-20"
      since="2024-03-08"
      onRequest={onRequest}
      onAddTitle={vi.fn()}
      onEditTitle={vi.fn()}
      onRemoveTitle={vi.fn()}
      onResend={vi.fn()}
      onWithdraw={vi.fn()}
      onRefresh={vi.fn()}
    />
  );
  const listOf = (shown: readonly InvoiceableChange[]) =>
    ready({ tab: 'changes', rows: shown, total: 40, page: 1, readAt: now } as const);
  const { rerender } = render(at(listOf(rows)));
  return {
    onRequest,
    fail: () => rerender(at({ state: 'error', reason: '网络异常', requestId: 'r-1' }, { page: 2 })),
    refresh: () => fireEvent.click(screen.getByRole('button', { name: /刷新/ })),
    show: (shown: readonly InvoiceableChange[], changes?: Partial<InvoiceScreenProps['query']>) => {
      rerender(at(loading, changes));
      rerender(at(listOf(shown), changes));
    },
  };
}
const box = (number: string) => screen.getByLabelText(new RegExp(`订单 ${number}$`));
const tick = (number: string) => fireEvent.click(box(number));
const bar = () => screen.getByLabelText('已选充值的操作');
const merge = () => fireEvent.click(within(bar()).getByText('合并开票'));

test('top-ups of two pages are invoiced together', () => {
  const { show, onRequest } = open([first, second]);
  tick('1');
  show([other], { page: 2 });
  tick('3');
  expect(bar()).toHaveTextContent('已选 2 笔，可开 ¥107.00');
  merge();
  expect(onRequest.mock.calls[0]?.[0]).toEqual({ ids: [1, 3], fen: 10_700 });
});

test('top-ups that a filter hides stay chosen, with their sum', () => {
  const { show } = open([first, second]);
  tick('1');
  tick('2');
  show([], { days: { start: '2026-01-01', end: '2026-01-02' } });
  expect(bar()).toHaveTextContent('已选 2 笔，可开 ¥140.00');
  show([second]);
  expect(bar()).toHaveTextContent('已选 2 笔，可开 ¥140.00');
});

test('what is left of a chosen top-up is what was read last', () => {
  const { show } = open([first, second]);
  tick('1');
  tick('2');
  show([{ ...second, AbleAmount: 15 }]);
  expect(bar()).toHaveTextContent('已选 2 笔，可开 ¥115.00');
  show([
    { ...first, AbleAmount: 0 },
    { ...second, AbleAmount: 0 },
  ]);
  expect(bar()).toHaveTextContent('所选充值已没有可开金额');
});

test('once an invoice was asked for nothing is chosen any more', () => {
  const { show, onRequest } = open([first]);
  tick('1');
  show([other], { page: 2 });
  merge();
  act(() => onRequest.mock.calls[0]?.[1].clear());
  expect(screen.queryByLabelText('已选充值的操作')).toBeNull();
});

test('after a refresh only what stands on the page just read stays chosen, with its sum of now', () => {
  const { show, refresh } = open([first, second]);
  tick('1');
  show([other], { page: 2 });
  tick('3');
  refresh();
  show([{ ...other, AbleAmount: 5 }], { page: 2 });
  expect(bar()).toHaveTextContent('已选 1 笔，可开 ¥5.00');
  show([first, second]);
  expect(bar()).toHaveTextContent('已选 1 笔，可开 ¥5.00');
  expect(box('1')).not.toBeChecked();
});

test('another try of a page that could not be read keeps what is chosen', () => {
  const { show, fail } = open([first, second]);
  tick('1');
  fail();
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  show([other], { page: 2 });
  expect(bar()).toHaveTextContent('已选 1 笔，可开 ¥100.00');
});

test('after a request that may have changed the sums the same holds, and a read of its own accord keeps the choice', () => {
  const { show, onRequest } = open([first, second]);
  tick('1');
  show([other], { page: 2 });
  show([{ ...other }], { page: 2 });
  merge();
  expect(onRequest.mock.calls[0]?.[0]).toEqual({ ids: [1], fen: 10_000 });
  act(() => onRequest.mock.calls[0]?.[1].recheck());
  show([{ ...other }], { page: 2 });
  expect(screen.queryByLabelText('已选充值的操作')).toBeNull();
});

test('no more are merged than one invoice takes', () => {
  open(
    Array.from({ length: INVOICE_MERGE_MAX + 1 }, (_, index) => ({ ...first, Id: index + 1, OutTradeNo: `${index}` })),
  );
  fireEvent.click(screen.getByLabelText(/全选|本页/));
  expect(bar()).toHaveTextContent(`一次最多合并 ${INVOICE_MERGE_MAX} 笔，请取消部分选择`);
  expect(within(bar()).queryByText('合并开票')).toBeNull();
});
