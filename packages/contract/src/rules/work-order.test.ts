import { expect, test } from 'vitest';
import { WORK_ORDER_STATUS } from '../enumerations';
import { reopenUntil, workOrderAfter, workOrderAllows } from './work-order';
import { daySeconds } from './time-units';

const { waiting, processing, needsReply, solved, closed, revoked } = WORK_ORDER_STATUS;
const now = 1_800_000_000;
const order = { rate: null, reopen_until: reopenUntil(now) };

test.each([
  ['revoke', [waiting]],
  ['comment', [waiting, processing, needsReply]],
  ['close', [processing, needsReply, solved]],
  ['reopen', [solved, closed]],
  ['rate', [solved, closed]],
] as const)('%s is for the states %j', (action, states) => {
  const all = Object.values(WORK_ORDER_STATUS);
  expect(all.filter((status) => workOrderAllows({ ...order, status }, action, now))).toEqual(states);
});

test('a ticket is opened again within seven days of its end and not a second later', () => {
  const ended = { ...order, status: closed };
  expect(workOrderAllows(ended, 'reopen', now + 7 * daySeconds)).toBe(true);
  expect(workOrderAllows(ended, 'reopen', now + 7 * daySeconds + 1)).toBe(false);
  expect(workOrderAllows({ ...ended, reopen_until: null }, 'reopen', now)).toBe(false);
});

test('a ticket is rated once', () => {
  expect(workOrderAllows({ ...order, status: closed, rate: 5 }, 'rate', now)).toBe(false);
});

test.each([
  [waiting, 'revoke', revoked],
  [waiting, 'comment', waiting],
  [needsReply, 'comment', processing],
  [processing, 'comment', processing],
  [needsReply, 'close', closed],
  [closed, 'reopen', processing],
  [closed, 'rate', closed],
] as const)('state %i after %s is %i', (status, action, after) => {
  expect(workOrderAfter(status, action)).toBe(after);
});

test('a ticket without a state can be answered and revoked, nothing else', () => {
  const actions = ['revoke', 'comment', 'close', 'reopen', 'rate'] as const;
  expect(actions.filter((action) => workOrderAllows({ ...order, status: undefined }, action, now))).toEqual([
    'revoke',
    'comment',
  ]);
});
