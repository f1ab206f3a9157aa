import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { drawn, isVirtual, linkIn, orders, placeOf, rowOf, rows, show, table } from '../../../test/long-table';

afterEach(() => {
  cleanup();
  window.scrollTo(0, 0);
});

test('the row that holds the focus stays, however far it is scrolled away', async () => {
  show(table());
  await isVirtual();
  const link = await linkIn('订单 2');
  link.focus();
  window.scrollTo(0, 20_000);
  await waitFor(() => expect(placeOf(-1)).toBeGreaterThan(400));
  expect(document.activeElement).toBe(link);
  link.blur();
});

test.each([
  ['in sight', 0],
  ['scrolled away', 20_000],
])('rows that come before the row with the focus leave it its focus, %s', async (_, scrolled) => {
  const { draw } = show(table());
  await isVirtual();
  const link = await linkIn('订单 2');
  link.focus();
  window.scrollTo(0, scrolled);
  await waitFor(() => expect(placeOf(-1)).toBeGreaterThan(scrolled / 50));
  draw(table({ rows: [...orders(60, '新订单', 'n'), ...rows] }));
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '1061'));
  expect(await rowOf('订单 2')).toHaveAttribute('aria-rowindex', '64');
  expect(link).toHaveFocus();
});

test('the row that had the focus gives it up to the next one alone, so that a window that closes can give it back', async () => {
  show(table());
  await isVirtual();
  const link = await linkIn('订单 2');
  link.focus();
  link.blur();
  window.scrollTo(0, 20_000);
  await waitFor(() => expect(placeOf(-1)).toBeGreaterThan(400));
  expect(link).toBeInTheDocument();
  within([...drawn()].at(-1) as HTMLElement)
    .getByRole('link')
    .focus();
  await waitFor(() => expect(link).not.toBeInTheDocument());
});

test('another order of the rows leaves the focus in its record', async () => {
  const { draw } = show(table());
  await isVirtual();
  const link = await linkIn('订单 2');
  link.focus();
  draw(table({ rows: rows.toReversed() }));
  expect(await rowOf('订单 999')).toHaveAttribute('aria-rowindex', '2');
  expect(await rowOf('订单 2')).toHaveAttribute('aria-rowindex', '999');
  expect(link).toHaveFocus();
});
