import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
// What the session with the browser answers.
import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';
import { columns, drawn, isVirtual, linkIn, orders, print, show, table } from '../../../test/long-table';

afterEach(() => {
  cleanup();
  window.scrollTo(0, 0);
});

test('on paper every row stands, in the order of the list, and the screen has its few again', async () => {
  show(table({ maxHeight: 400 }));
  await isVirtual();
  print('beforeprint');
  expect(drawn()).toHaveLength(1000);
  expect(document.querySelector('[data-part="space"]')).toBeNull();
  expect(drawn()[999]).toHaveTextContent('订单 999');
  print('afterprint');
  await isVirtual();
  expect(drawn().length).toBeLessThan(60);
});

test.each([
  ['on the paper', 2],
  ['beyond its end', 5_100],
])('a print takes the focus from no row, %s', async (_, place) => {
  const many = orders(5_200);
  show(table({ rows: many }));
  await isVirtual();
  window.scrollTo(0, place * 43);
  const link = await linkIn(`订单 ${place}`);
  link.focus();
  print('beforeprint');
  expect(link).toHaveFocus();
  print('afterprint');
  await isVirtual();
  expect(link).toHaveFocus();
});

test('on paper no frame cuts the rows', async () => {
  show(table({ maxHeight: 400 }));
  await isVirtual();
  const devtools = cdp();
  await devtools.send('Emulation.setEmulatedMedia', { media: 'print' });
  const frame = screen.getByRole('group', { name: '订单' });
  expect(getComputedStyle(frame).maxHeight).toBe('none');
  await devtools.send('Emulation.setEmulatedMedia', { media: '' });
});

test('of a list too long for paper five thousand rows are printed, and the table says how many are not', async () => {
  const many = orders(5_200);
  show(table({ rows: many, columns: columns.slice(0, 1) }));
  await isVirtual();
  print('beforeprint');
  expect(drawn()).toHaveLength(5_000);
  expect(screen.getByText('其余 200 行未打印')).toBeInTheDocument();
  print('afterprint');
  await isVirtual();
  expect(screen.queryByText(/未打印/)).toBeNull();
});
