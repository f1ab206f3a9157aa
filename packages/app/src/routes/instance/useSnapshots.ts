import { deleteSnapshot, getSnapshots, restoreSnapshot } from '@compute-market/contract/calls/snapshot';
import {
  INSTANCE_SNAPSHOT_STATUS,
  type InstanceSnapshot,
  type InstanceSnapshots,
} from '@compute-market/contract/entities/instance-snapshot';
import type { SnapshotsProps } from '@compute-market/patterns/instance/InstanceScreen';
import { dataOf, type Resource } from '@compute-market/patterns/resource';
import { useCallback, useState } from 'react';
import { api } from '../../api';
import type { CallOptions } from '../../api/client';
import { knownOrNull } from '../../flows/known-call';
import { showSuccess } from '../../state/toasts';
import { instanceRouteMessages as messages } from './messages';

const { ready, failed } = INSTANCE_SNAPSHOT_STATUS;

/** Snapshots of an instance; null where the back end makes none. */
export const readSnapshots = (name: string, options: CallOptions): Promise<InstanceSnapshots | null> =>
  knownOrNull(api.call(getSnapshots, { instance_name: name }, options));

/** The snapshots of the page: what is shown, whether one is on its way, and the question for another. */
export function useSnapshots(name: string, snapshots: Resource<InstanceSnapshots | null>, refresh: () => void) {
  const [asking, setAsking] = useState(false);
  const stopAsking = useCallback(() => setAsking(false), []);
  const change = async (
    call: typeof restoreSnapshot | typeof deleteSnapshot,
    { Id }: InstanceSnapshot,
    done: string,
  ) => {
    await api.call(call, { instance_name: name, snapshot_id: Id });
    showSuccess(done);
    refresh();
  };
  const shown: SnapshotsProps = {
    snapshots,
    onCreate: () => setAsking(true),
    onRestore: (snapshot) => change(restoreSnapshot, snapshot, messages.snapshotRestoring),
    onDelete: (snapshot) => change(deleteSnapshot, snapshot, messages.snapshotDeleting),
    onRetry: refresh,
  };
  const isChanging = dataOf(snapshots)?.data.some(({ Status }) => Status !== ready && Status !== failed) ?? false;
  return { shown, isChanging, asking, stopAsking };
}
