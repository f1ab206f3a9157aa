import type { InstanceEvent } from '@compute-market/contract/entities/instance-event';
import { hourSeconds } from '@compute-market/contract/rules/time-units';
import { now } from '../DashboardScreen/fixtures';

const event = (
  Id: string,
  hoursAgo: number,
  about: Partial<InstanceEvent> & Pick<InstanceEvent, 'Kind'>,
): InstanceEvent => ({
  Id,
  By: 'system',
  SubAccountName: '',
  Details: {},
  RequestId: '',
  CreateTime: now - hoursAgo * hourSeconds,
  ...about,
});

/** An upgrade that was paid, and that the machine's host then refused: what was paid came back (decisions 46). */
export const refusedUpgrade: readonly InstanceEvent[] = [
  event('12', 0.1, {
    Kind: 'upgrade_failed',
    Details: { change: 'CPU +8 核', reason: '宿主机磁盘空间不足', amount: 1.28 },
  }),
  event('11', 0.11, { Kind: 'upgraded', By: 'main', Details: { change: 'CPU +8 核', amount: 1.28 } }),
];

/** A life of an instance, newest first. */
export const events: readonly InstanceEvent[] = [
  event('9', 0.2, { Kind: 'abnormal', Details: { reason: 'GPU 掉卡，正在自动恢复' } }),
  event('8', 2, { Kind: 'keys_applied' }),
  event('7', 2.1, { Kind: 'keys', By: 'main', Details: { keys: 2 } }),
  event('6', 5, { Kind: 'upgraded', By: 'main', Details: { change: '内存 +16GB', amount: 9.6 } }),
  event('5', 24, {
    Kind: 'auto_renewed',
    Details: { unit: 'day', count: 1, amount: 49.96, until: now + 24 * hourSeconds },
  }),
  event('4', 30, { Kind: 'restarted' }),
  event('3', 30.1, { Kind: 'restart', By: 'sub', SubAccountName: '算法组' }),
  event('2', 119.9, { Kind: 'started' }),
  event('1', 120, {
    Kind: 'rented',
    By: 'sub',
    SubAccountName: '算法组',
    Details: { unit: 'day', count: 5, amount: 249.82, until: now, keys: 1 },
  }),
];
