import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { drawn, isVirtual, placeOf, rowOf, show, table, type Order } from '../../../test/long-table';
import { createTableSelection, type TableColumn } from '.';

afterEach(() => {
  cleanup();
  window.scrollTo(0, 0);
});

const detail = (row: Order) => <p style={{ height: 120, margin: 0 }}>{row.note} 的明细</p>;

const tall: TableColumn<Order>[] = [
  { key: 'note', header: '订单', rowHeader: true, cell: (row) => row.note },
  { key: 'note2', header: '备注', cell: () => <p style={{ height: 120, margin: 0 }}>两行</p> },
];

test('of a thousand rows a screenful stands, and each tells its true place', async () => {
  show(table());
  await isVirtual();
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
  expect(drawn().length).toBeLessThan(60);
  expect(await rowOf('订单 0')).toHaveAttribute('aria-rowindex', '2');
  window.scrollTo(0, document.documentElement.scrollHeight);
  expect(await rowOf('订单 999')).toHaveAttribute('aria-rowindex', '1001');
  expect(drawn().length).toBeLessThan(60);
});

test('within a height of its own it scrolls in its frame, whose name the keyboard finds', async () => {
  show(table({ maxHeight: 400 }));
  await isVirtual();
  const frame = screen.getByRole('group', { name: '订单' });
  expect(frame).toHaveAttribute('tabindex', '0');
  await waitFor(() => {
    frame.scrollTop = 20_000;
    expect(placeOf(-1)).toBeGreaterThan(400);
  });
  expect(window.scrollY).toBe(0);
  const head = screen.getByRole('columnheader', { name: '订单' }).getBoundingClientRect();
  expect(Math.round(head.top)).toBe(Math.round(frame.getBoundingClientRect().top));
});

test('open details push the rows below and are counted', async () => {
  const expansion = createTableSelection(['k3']);
  show(table({ detail, expansion }));
  await isVirtual();
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '1002');
  const [opened, next] = [await rowOf('订单 3'), await rowOf('订单 4')];
  expect(next).toHaveAttribute('aria-rowindex', '7');
  await waitFor(() =>
    expect(
      (next?.getBoundingClientRect().top ?? 0) - (opened?.getBoundingClientRect().bottom ?? 0),
    ).toBeGreaterThanOrEqual(120),
  );
});

test('rows that turn out higher than was thought push nothing that is in sight', async () => {
  show(table({ columns: tall, rowHeight: 43 }));
  await isVirtual();
  window.scrollTo(0, 20_000);
  await waitFor(() => expect(placeOf()).toBeGreaterThan(300));
  const first = placeOf();
  const seen = [...drawn()].find((row) => row.getBoundingClientRect().top > 100);
  const before = seen?.getBoundingClientRect().top ?? 0;
  window.scrollBy(0, -200);
  await waitFor(() => expect(placeOf()).toBeLessThan(first));
  expect(Math.abs((seen?.getBoundingClientRect().top ?? 0) - before - 200)).toBeLessThan(1);
});

test.each([
  ['as high as was thought', 43],
  ['lower than was thought', 61],
])('on the way down, and up again among rows %s, nothing but the person moves the page', async (_, rowHeight) => {
  show(table({ rowHeight }));
  await isVirtual();
  const moves = vi.spyOn(window, 'scrollBy');
  for (const top of [700, 1_400, 2_100, 2_800, 2_100, 1_400]) {
    const before = placeOf();
    window.scrollTo(0, top);
    await waitFor(() => expect(placeOf()).not.toBe(before));
  }
  expect(moves).not.toHaveBeenCalled();
  moves.mockRestore();
});

test('a way to the top that is shown as a movement arrives there', async () => {
  show(table({ rowHeight: 43 }));
  await isVirtual();
  window.scrollTo(0, 7_500);
  await waitFor(() => expect(placeOf()).toBeGreaterThan(100));
  window.scrollTo({ top: 0, behavior: 'smooth' });
  await waitFor(() => expect(window.scrollY).toBe(0), { timeout: 10_000 });
});

test('a row above the sight that grows while the page is scrolled moves nothing twice', async () => {
  show(table({ rowHeight: 43 }));
  await isVirtual();
  window.scrollTo(0, 7_500);
  await waitFor(() => expect(placeOf()).toBeGreaterThan(100));
  const above = [...drawn()].findLast((row) => row.getBoundingClientRect().bottom < 0);
  const seen = [...drawn()].find((row) => row.getBoundingClientRect().top > 100);
  const before = seen?.getBoundingClientRect().top ?? 0;
  const cell = above?.querySelector<HTMLElement>('th');
  if (!cell) throw new Error('no row is drawn above the sight');
  cell.style.height = '140px';
  window.scrollBy(0, 1);
  await waitFor(() => expect(Math.abs((seen?.getBoundingClientRect().top ?? 0) - before + 1)).toBeLessThan(1));
});

test('in a box of the page that scrolls it is the box whose rows stay in their place', async () => {
  show(
    <div data-testid="box" style={{ height: 500, overflowY: 'auto' }}>
      {table({ columns: tall, rowHeight: 43 })}
    </div>,
  );
  await isVirtual();
  const box = screen.getByTestId('box');
  box.scrollTo(0, 20_000);
  await waitFor(() => expect(placeOf()).toBeGreaterThan(100));
  const first = placeOf();
  const edge = box.getBoundingClientRect().top;
  const seen = [...drawn()].find((row) => row.getBoundingClientRect().top > edge + 100);
  const before = seen?.getBoundingClientRect().top ?? 0;
  box.scrollBy(0, -200);
  await waitFor(() => expect(placeOf()).toBeLessThan(first));
  expect(Math.abs((seen?.getBoundingClientRect().top ?? 0) - before - 200)).toBeLessThan(1);
  expect(window.scrollY).toBe(0);
});
