import type { InstanceSnapshot } from '@compute-market/contract/entities/instance-snapshot';
import { formatTime } from '@compute-market/contract/rules/time';
import { AttemptDialog } from '../../attempt-dialog';
import type { DialogControl } from '../../form-dialog';
import { snapshotMessages } from './snapshot-messages';

export type SnapshotVerb = 'restore' | 'delete';

/** What is to be done to which. */
export interface SnapshotChange {
  readonly verb: SnapshotVerb;
  readonly snapshot: InstanceSnapshot;
}

interface SnapshotQuestionProps extends SnapshotChange, DialogControl {
  /** The rental is paid by usage. */
  readonly byUsage: boolean;
  readonly onConfirm: (snapshot: InstanceSnapshot) => Promise<unknown>;
}

/** Asks before what was written since is lost, or a snapshot. */
export function SnapshotQuestion({ verb, snapshot, byUsage, onConfirm, ...dialog }: SnapshotQuestionProps) {
  const { title, confirm, ...effects } = snapshotMessages[verb === 'restore' ? 'restoring' : 'deleting'];
  return (
    <AttemptDialog
      {...dialog}
      tone="danger"
      title={title}
      subject={snapshotMessages.subject(snapshot.Name, formatTime(snapshot.CreateTime))}
      effects={verb === 'restore' && byUsage ? { ...effects, ...snapshotMessages.restoringByUsage } : effects}
      labels={{ confirm }}
      onAttempt={() => onConfirm(snapshot)}
    />
  );
}
