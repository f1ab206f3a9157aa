import type { InstanceStatus } from '@compute-market/contract/enumerations';
import { expect, test } from 'vitest';
import { blockedReason, furtherActions, primaryActions, type InstanceAction } from './actions';

const statuses: readonly InstanceStatus[] = [-2, -1, 0, 1, 4, 5, 6, 7, 8];
const common: readonly InstanceAction[] = [
  'connect',
  'details',
  'note',
  'renew',
  'dueMode',
  'autorenew',
  'bandwidth',
  'restart',
  'again',
  'cost',
  'ticket',
];
const ofKind = {
  kvm: ['upgradeCpu', 'upgradeMemory', 'addDisk', 'password', 'screenshot', 'reinstall'],
  docker: ['elastic'],
} as const;
/** What was shut down and what left its disk can be started; only other machines can be shut down. */
const switches = (Status: InstanceStatus, ContainerType: 'kvm' | 'docker'): readonly InstanceAction[] => {
  if (Status === 6) return ['start'];
  if (Status === 8) return ['start', 'releaseDisk'];
  return ContainerType === 'kvm' ? ['shutDown'] : [];
};
const afterFailure = (Status: InstanceStatus): readonly InstanceAction[] => (Status < 0 ? ['refund'] : []);
const settled = {
  ContainerType: 'kvm',
  ImageSystem: 'Linux',
  AddingCpu: 0,
  AddingMemory: 0,
  AddingDisk: 0,
  CanUsePlugin: false,
} as const;
const allowedAt = (action: InstanceAction) =>
  statuses.filter((Status) => blockedReason(action, { ...settled, Status }) === null);

test.each([
  ['connect', [1]],
  ['note', statuses],
  ['dueMode', [1, 4, 5, 6, 7]],
  ['autorenew', [1, 4, 5, 6, 7]],
  ['renew', [1, 4, 5, 6, 7]],
  ['upgradeCpu', [1]],
  ['elastic', [1]],
  ['bandwidth', [1]],
  ['restart', [1, 7]],
  ['shutDown', [1]],
  ['password', [1]],
  ['screenshot', [1]],
  ['reinstall', [1]],
  ['start', statuses],
  ['refund', statuses.filter((status) => status !== -2)],
  ['again', statuses],
  ['cost', statuses],
  ['ticket', statuses],
] as const)('%s is allowed at %s only', (action, allowed) => {
  expect(allowedAt(action)).toEqual(allowed);
});

test.each(statuses)(
  'at %i every action of its kind is in the row or under ⋯, once, and what is refused says why',
  (Status) => {
    for (const ContainerType of ['kvm', 'docker'] as const) {
      const instance = { ...settled, Status, ContainerType };
      const row = primaryActions(instance);
      const further = furtherActions(instance);
      const actions = [
        ...common,
        ...ofKind[ContainerType],
        ...switches(Status, ContainerType),
        ...afterFailure(Status),
      ];
      expect(row.length).toBeLessThanOrEqual(2);
      expect([...row, ...further].toSorted()).toEqual(actions.toSorted());
      for (const action of actions) expect(blockedReason(action, instance)).not.toBe('');
    }
  },
);

test('what is growing grows again only when that is in', () => {
  expect(blockedReason('addDisk', { ...settled, Status: 1, AddingDisk: 100 })).toBe('上一次升级还在生效中，请稍候');
});

test('an early release is asked for beside an upgrade that may have been given up, other ends wait for it', () => {
  const growing = { ...settled, Status: 1, AddingDisk: 100 } as const;
  expect(blockedReason('earlyRelease', growing)).toBeNull();
  expect(blockedReason('release', growing)).toBe('上一次升级还在生效中，请稍候');
  expect(blockedReason('earlyRelease', { ...growing, Status: 4 })).toBe(
    blockedReason('release', { ...settled, Status: 4 }),
  );
});

test('while its host does not answer an instance is neither restarted, started nor given another system; it can be renewed', () => {
  const reasonFor = (action: InstanceAction, Status: InstanceStatus) =>
    blockedReason(action, { ...settled, Status, HostSilentTime: 1_790_000_000 });
  for (const action of ['restart', 'reinstall'] as const)
    expect(reasonFor(action, 1)).toBe('所在主机没有响应，恢复后可操作');
  expect(reasonFor('start', 6)).toBe('所在主机没有响应，恢复后可操作');
  expect(reasonFor('renew', 1)).toBeNull();
});

test('JupyterLab is opened where the image brings it, while the instance runs', () => {
  const jupyter = { ...settled, CanUsePlugin: true };
  expect(furtherActions({ ...settled, Status: 1 })).not.toContain('jupyter');
  expect(furtherActions({ ...jupyter, Status: 1 })).toContain('jupyter');
  expect(furtherActions({ ...jupyter, Status: 0 })).not.toContain('jupyter');
  expect(blockedReason('jupyter', { ...jupyter, Status: 1 })).toBeNull();
  expect(blockedReason('jupyter', { ...jupyter, Status: 6 })).toBe('实例已关机，开机后可操作');
});

test('a remote-desktop file is for Windows only', () => {
  expect(furtherActions({ ...settled, Status: 1 })).not.toContain('rdp');
  expect(furtherActions({ ...settled, Status: 1, ImageSystem: 'Windows' })).toContain('rdp');
});

test.each([
  ['connect', 4, '正在启动，完成后可操作'],
  ['connect', 6, '实例已关机，开机后可操作'],
  ['connect', 0, '租期已结束'],
  ['dueMode', 8, '租期已结束，磁盘正在保留，可直接释放磁盘'],
  ['refund', -2, '费用已退回原支付账户'],
] as const)('%s at %i is refused: %s', (action, Status, reason) => {
  expect(blockedReason(action, { ...settled, Status })).toBe(reason);
});

test('what is paid by usage is stopped where others are renewed, and has no renewals to set', () => {
  const usage = { ...settled, Billing: 'usage', EarlyRelease: true } as const;
  for (const Status of [1, 4, 5, 6, 7] as const) expect(primaryActions({ ...usage, Status })).toContain('stopBilling');
  const further = furtherActions({ ...usage, Status: 1 });
  expect(further).toEqual(expect.arrayContaining(['release', 'renew', 'shutDown']));
  for (const action of ['autorenew', 'earlyRelease'] as const) expect(further).not.toContain(action);
  expect(blockedReason('stopBilling', { ...usage, Status: 5 })).toBe('正在重启，完成后可操作');
  expect(blockedReason('stopBilling', { ...usage, Status: 1, HostSilentTime: 1_790_000_000 })).toBeNull();
  for (const one of [
    { ...usage, Status: 8 },
    { ...settled, Status: 1 },
  ] as const)
    expect(furtherActions(one)).not.toContain('release');
});
