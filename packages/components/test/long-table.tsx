import '@compute-market/tokens/tokens.css';
import { render, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect } from 'vitest';
import { Table, type TableColumn, type TableProps } from '../src/data/Table';
import { GlobalStyle } from '../src/foundation/GlobalStyle/GlobalStyle';

/** A table of a thousand orders, as tests of a real browser draw it and look for its rows. */
export interface Order {
  id: string;
  note: string;
}

export const orders = (count: number, name = '订单', id = 'k'): Order[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${id}${index}`, note: `${name} ${index}` }));

export const rows = orders(1000);
export const columns: TableColumn<Order>[] = [
  { key: 'note', header: '订单', rowHeader: true, cell: (row) => row.note },
  { key: 'open', header: '操作', cell: (row) => <a href={`#${row.id}`}>查看</a> },
];
const rowKey = (row: Order) => row.id;
const rowName = (row: Order) => row.note;

export const table = (props: Partial<TableProps<Order>> = {}) => (
  <Table
    caption="订单"
    columns={columns}
    rows={rows}
    rowKey={rowKey}
    rowName={rowName}
    stickyTop={0}
    rowHeight={43}
    {...props}
  />
);

const styled = (element: ReactElement) => (
  <>
    <GlobalStyle />
    {element}
  </>
);

/** Draws it with the styles of a page; `draw` draws it anew. */
export const show = (element: ReactElement) => {
  const { rerender } = render(styled(element));
  return { draw: (next: ReactElement) => rerender(styled(next)) };
};

export const drawn = () => document.querySelectorAll('tr[data-row]');
export const isVirtual = () => waitFor(() => expect(document.querySelector('[data-part="space"]')).not.toBeNull());
/** The place of the first row that stands, or of the last. */
export const placeOf = (which: 0 | -1 = 0) => Number([...drawn()].at(which)?.getAttribute('aria-rowindex'));
export const rowOf = async (name: string) => (await screen.findByRole('rowheader', { name })).closest('tr');
export const linkIn = async (name: string) => within((await rowOf(name)) as HTMLElement).getByRole('link');
/** What a browser says before and after a print. */
export const print = (deed: 'beforeprint' | 'afterprint') => window.dispatchEvent(new Event(deed));
