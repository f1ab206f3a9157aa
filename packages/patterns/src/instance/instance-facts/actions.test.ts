import type { InstanceStatus } from '@compute-market/contract/enumerations';
import { expect, test } from 'vitest';
import { blockedReason, furtherActions, primaryActions, type InstanceAction } from './actions';

const statuses: readonly InstanceStatus[] = [-2, -1, 0, 1, 4, 5, 6, 7, 8];
const actions: readonly InstanceAction[] = ['connect', 'note', 'dueMode', 'restart', 'releaseDisk', 'refund', 'again', 'cost'];
const allowedAt = (action: InstanceAction) => statuses.filter((Status) => blockedReason(action, { Status }) === null);

test.each([
  ['connect', [1]],
  ['note', statuses],
  ['dueMode', [1, 4, 5, 6, 7]],
  ['restart', [1, 7]],
  ['releaseDisk', [8]],
  ['refund', [-1]],
  ['again', statuses],
  ['cost', statuses],
] as const)('%s is allowed at %s only', (action, allowed) => {
  expect(allowedAt(action)).toEqual(allowed);
});

test.each(statuses)('at %i every action is in the row or under ⋯, once, and what is refused says why', (Status) => {
  const row = primaryActions({ Status });
  const further = furtherActions({ Status });
  expect(row.length).toBeLessThanOrEqual(2);
  expect([...row, ...further].toSorted()).toEqual(actions.toSorted());
  for (const action of actions) expect(blockedReason(action, { Status })).not.toBe('');
});

test.each([
  ['connect', 4, '正在启动，完成后可操作'],
  ['connect', 6, '实例已关机，开机后可操作'],
  ['connect', 0, '租期已结束'],
  ['dueMode', 8, '租期已结束，磁盘正在保留，可直接释放磁盘'],
  ['refund', -2, '费用已退回原支付账户'],
] as const)('%s at %i is refused: %s', (action, Status, reason) => {
  expect(blockedReason(action, { Status })).toBe(reason);
});
