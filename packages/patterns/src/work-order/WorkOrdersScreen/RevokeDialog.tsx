import type { WorkOrder } from '@compute-market/contract/entities/work-order';
import { AttemptDialog } from '../../attempt-dialog';
import type { DialogControl } from '../../form-dialog';
import { messages } from './messages';

const words = messages.revokeDialog;

interface RevokeDialogProps extends DialogControl {
  order: WorkOrder;
  /** Rejects with the sentence of the refusal, which is said in the dialog. */
  onRevoke: (order: WorkOrder) => Promise<void>;
}

/** Asks before a waiting ticket is taken back (screens B22). */
export function RevokeDialog({ order, onRevoke, ...dialog }: RevokeDialogProps) {
  return (
    <AttemptDialog
      {...dialog}
      title={words.title}
      subject={order.title}
      labels={{ confirm: words.confirm, cancel: words.cancel }}
      onAttempt={() => onRevoke(order)}
    >
      {words.text}
    </AttemptDialog>
  );
}
