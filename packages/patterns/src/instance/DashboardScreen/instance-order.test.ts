import { expect, test } from 'vitest';
import { instances } from './fixtures';
import { headSort, sortAfterPress, sortInstances } from './instance-order';

test('the third press on a head comes back to what is urgent, and another head begins its own round', () => {
  expect(sortAfterPress('urgency', 'due')).toBe('due');
  expect(sortAfterPress('due', 'due')).toBe('-due');
  expect(sortAfterPress('-due', 'due')).toBe('urgency');
  expect(sortAfterPress('-due', 'cost')).toBe('-cost');
  expect(sortAfterPress('cost', 'cost')).toBe('urgency');
});

test('a head tells the order that holds, none in the order of urgency', () => {
  expect(headSort('-cost')).toEqual({ key: 'cost', direction: 'descending' });
  expect(headSort('status')).toEqual({ key: 'status', direction: 'ascending' });
  expect(headSort('urgency')).toBeUndefined();
});

test('what has no end stands last whichever way one sorts by it', () => {
  const over = ['rl-sandbox', 'whisper-批量转写'];
  for (const sort of ['due', '-due'] as const)
    expect(
      sortInstances(instances, sort)
        .slice(-2)
        .map(({ Note }) => Note),
    ).toEqual(over);
});

test('the dearest first is the cheapest first, read from its end', () => {
  const costs = sortInstances(instances, 'cost').map(({ Total_cost }) => Total_cost);
  expect(sortInstances(instances, '-cost').map(({ Total_cost }) => Total_cost)[0]).toBe(Math.max(...costs));
});
