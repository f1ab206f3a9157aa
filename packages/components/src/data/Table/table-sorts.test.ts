import { expect, test } from 'vitest';
import type { TableSort } from './table-column';
import { sortsAfterPress, turned } from './table-sorts';

const cost: TableSort = { key: 'cost', direction: 'descending' };
const dearest: TableSort = { key: 'cost', direction: 'ascending' };
const due: TableSort = { key: 'due', direction: 'ascending' };

test('three presses lead through both directions back to none', () => {
  const first = sortsAfterPress([], 'cost', 'descending', false);
  const second = sortsAfterPress(first, 'cost', 'descending', false);
  expect([first, second, sortsAfterPress(second, 'cost', 'descending', false)]).toEqual([[cost], [dearest], []]);
});

test('a press on another head takes the place of all orders, with Shift it comes after them', () => {
  expect(sortsAfterPress([cost], 'due', 'ascending', false)).toEqual([due]);
  expect(sortsAfterPress([cost], 'due', 'ascending', true)).toEqual([cost, due]);
});

test('with Shift an order turns and leaves in its place', () => {
  expect(sortsAfterPress([cost, due], 'cost', 'descending', true)).toEqual([dearest, due]);
  expect(sortsAfterPress([dearest, due], 'cost', 'descending', true)).toEqual([due]);
});

test('where there is always an order a press turns it round', () => {
  expect([turned(undefined, 'ascending'), turned('ascending', 'ascending'), turned('descending', 'ascending')]).toEqual(
    ['ascending', 'descending', 'ascending'],
  );
});
