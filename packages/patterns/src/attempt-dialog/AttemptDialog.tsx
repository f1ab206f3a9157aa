import { ConfirmDialog, type ConfirmDialogProps } from '@compute-market/components/confirm-dialog';
import { useAttempt } from './useAttempt';

/** What asks before one of a list is taken away. */
export interface RemovalProps<One> extends Pick<AttemptDialogProps, 'open' | 'onClose' | 'onClosed'> {
  readonly one: One;
  /** Rejects with an error whose message is the server's reason. */
  readonly onRemove: () => Promise<void>;
}

interface AttemptDialogProps extends Omit<ConfirmDialogProps, 'onOpenChange' | 'onConfirm' | 'error'> {
  onClose: () => void;
  /** Rejects with an error whose message is the server's reason. */
  onAttempt: () => Promise<unknown>;
}

/** A question whose answer is tried at once; a refusal says why and leaves it open. */
export function AttemptDialog({ onClose, onAttempt, ...question }: AttemptDialogProps) {
  const { reason, attempt } = useAttempt();
  return <ConfirmDialog {...question} onOpenChange={onClose} error={reason} onConfirm={() => attempt(onAttempt)} />;
}
