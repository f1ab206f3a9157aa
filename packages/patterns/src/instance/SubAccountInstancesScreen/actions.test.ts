import type { InstanceStatus } from '@compute-market/contract/enumerations';
import { expect, test } from 'vitest';
import { mainActions, otherActions } from './actions';

const statuses: readonly InstanceStatus[] = [-2, -1, 0, 1, 4, 5, 6, 7, 8];

test.each(statuses)(
  'at %i a main account renews, chooses the end, notes, releases and reads the cost, each once, and nothing else',
  (Status) => {
    expect([...mainActions({ Status }), ...otherActions({ Status })].toSorted()).toEqual([
      'cost',
      'dueMode',
      'note',
      'releaseDisk',
      'renew',
    ]);
  },
);

test('a kept disk can be released from the row, what runs renewed', () => {
  expect(mainActions({ Status: 8 })).toEqual(['releaseDisk', 'cost']);
  expect(mainActions({ Status: 1 })).toEqual(['renew', 'cost']);
});
