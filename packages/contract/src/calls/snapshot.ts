import * as z from 'zod/mini';
import { defineCall } from '../define-call';
import { instanceName, instanceOnly } from '../entities/instance';
import { instanceSnapshots, snapshotId, snapshotName } from '../entities/instance-snapshot';

const oneOfInstance = z.strictObject({ instance_name: instanceName, snapshot_id: snapshotId });

/** Extension (decisions 122): the snapshots of an instance, the newest first. */
export const getSnapshots = defineCall({
  name: 'getSnapshots',
  path: '/instance/get_snapshots',
  summary: '快照列表',
  idempotent: true,
  extension: true,
  request: instanceOnly,
  response: instanceSnapshots,
});

/** Extension (decisions 122): makes a snapshot of the system disk. The same name again while it is being made changes nothing. */
export const createSnapshot = defineCall({
  name: 'createSnapshot',
  path: '/instance/create_snapshot',
  summary: '创建快照',
  extension: true,
  request: z.strictObject({ instance_name: instanceName, name: snapshotName }),
  response: instanceSnapshots,
});

/** Extension (decisions 122): puts the system disk back as it was; the instance is stopped for it and started again. */
export const restoreSnapshot = defineCall({
  name: 'restoreSnapshot',
  path: '/instance/restore_snapshot',
  summary: '恢复快照',
  extension: true,
  request: oneOfInstance,
  response: instanceSnapshots,
});

/** Extension (decisions 122): deletes a snapshot; one that is gone changes nothing. */
export const deleteSnapshot = defineCall({
  name: 'deleteSnapshot',
  path: '/instance/delete_snapshot',
  summary: '删除快照',
  extension: true,
  request: oneOfInstance,
  response: instanceSnapshots,
});
