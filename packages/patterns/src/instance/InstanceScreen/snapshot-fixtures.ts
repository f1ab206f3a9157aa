import type { InstanceSnapshot, InstanceSnapshots } from '@compute-market/contract/entities/instance-snapshot';
import { daySeconds, hourSeconds } from '@compute-market/contract/rules/time-units';
import { now } from '../DashboardScreen/fixtures';

const gigabyte = 1024 ** 3;

const snapshot = (Name: string, secondsAgo: number, change: Partial<InstanceSnapshot> = {}): InstanceSnapshot => ({
  Id: Name,
  Name,
  Status: 'ready',
  Size: 12.4 * gigabyte,
  CreateTime: now - secondsAgo,
  Reason: '',
  ...change,
});

export const noSnapshots: InstanceSnapshots = { data: [] };
/** Two that stand, of one nothing tells the size. */
export const someSnapshots: InstanceSnapshots = {
  data: [snapshot('微调前', 3 * hourSeconds, { Size: null }), snapshot('装好 PyTorch 与依赖', 4 * daySeconds)],
};
export const threeSnapshots: InstanceSnapshots = {
  data: [snapshot('微调后', hourSeconds, { Size: 18.1 * gigabyte }), ...someSnapshots.data],
};
/** One that is being made beside one that stands. */
export const creatingSnapshot: InstanceSnapshots = {
  data: [snapshot('微调后', 2, { Status: 'creating', Size: null }), ...someSnapshots.data],
};
/** One that could not be made, and one that could not be put back. */
export const failedSnapshots: InstanceSnapshots = {
  data: [
    snapshot('微调后', hourSeconds, { Status: 'failed', Size: null, Reason: '创建失败：宿主机磁盘空间不足' }),
    snapshot('装好 PyTorch 与依赖', 4 * daySeconds, {
      Reason: '恢复失败：宿主机的存储只能恢复最新的快照，请先删除比它更新的快照',
    }),
  ],
};
