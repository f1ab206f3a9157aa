import { ConfirmDialog } from '@compute-market/components/confirm-dialog';
import type { InstanceSnapshot } from '@compute-market/contract/entities/instance-snapshot';
import { formatTime } from '@compute-market/contract/rules/time';
import { useState } from 'react';
import { useAttempt } from '../../attempt-dialog';
import { snapshotMessages } from './snapshot-messages';

export type SnapshotVerb = 'restore' | 'delete';

interface Question {
  readonly verb: SnapshotVerb;
  readonly snapshot: InstanceSnapshot;
  readonly open: boolean;
  /** One question after another: each begins without the failure of the last. */
  readonly turn: number;
}

/** Which question stands over the part; it stays known while it closes. */
export function useSnapshotQuestion() {
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (verb: SnapshotVerb, snapshot: InstanceSnapshot) =>
    setQuestion((last) => ({ verb, snapshot, open: true, turn: (last?.turn ?? 0) + 1 }));
  const close = () => setQuestion((last) => last && { ...last, open: false });
  const forget = () => setQuestion(null);
  return { question, ask, close, forget };
}

interface SnapshotQuestionProps extends Omit<Question, 'turn'> {
  /** The rental is paid by usage. */
  readonly byUsage: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
  readonly onConfirm: (snapshot: InstanceSnapshot) => Promise<unknown>;
}

/** Asks before what was written since is lost, or a snapshot. */
export function SnapshotQuestion({ verb, snapshot, byUsage, open, ...rest }: SnapshotQuestionProps) {
  const { onClose, onClosed, onConfirm } = rest;
  const { reason, attempt } = useAttempt();
  const { title, confirm, ...effects } = snapshotMessages[verb === 'restore' ? 'restoring' : 'deleting'];
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      onClosed={onClosed}
      tone="danger"
      title={title}
      subject={snapshotMessages.subject(snapshot.Name, formatTime(snapshot.CreateTime))}
      effects={verb === 'restore' && byUsage ? { ...effects, ...snapshotMessages.restoringByUsage } : effects}
      labels={{ confirm }}
      error={reason}
      onConfirm={() => attempt(() => onConfirm(snapshot))}
    />
  );
}
