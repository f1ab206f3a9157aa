import { ConfirmDialog } from '@compute-market/components/confirm-dialog';
import type { WorkOrder } from '@compute-market/contract/entities/work-order';
import { useAttempt } from '../../attempt-dialog';
import { messages } from './messages';

const words = messages.revokeDialog;

interface RevokeDialogProps {
  order: WorkOrder;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onClosed: () => void;
  /** Rejects with the sentence of the refusal, which is said in the dialog. */
  onRevoke: (order: WorkOrder) => Promise<void>;
}

/** Asks before a waiting ticket is taken back (screens B22). */
export function RevokeDialog({ order, onRevoke, ...state }: RevokeDialogProps) {
  const { reason, attempt } = useAttempt();
  return (
    <ConfirmDialog
      {...state}
      title={words.title}
      subject={order.title}
      labels={{ confirm: words.confirm, cancel: words.cancel }}
      error={reason}
      onConfirm={() => attempt(() => onRevoke(order))}
    >
      {words.text}
    </ConfirmDialog>
  );
}
