import { ConfirmDialog } from '@compute-market/components/confirm-dialog';
import type { InvoiceTitle } from '@compute-market/contract/entities/invoice';
import { useAttempt } from '../../attempt';
import type { DialogControl } from '../../account/form-dialog';
import { messages } from './messages';

const words = messages.removeTitle;

interface RemoveTitleDialogProps extends DialogControl {
  title: InvoiceTitle;
  /** Rejects with an error whose message is the server's reason. */
  onRemove: () => Promise<void>;
}

/** 删除抬头; a refusal says why and leaves it open. */
export function RemoveTitleDialog({ title, onRemove, open, onClose, onClosed }: RemoveTitleDialogProps) {
  const { reason, attempt } = useAttempt();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => { if (!next) onClose(); }}
      onClosed={onClosed}
      tone="danger"
      title={words.title}
      subject={title.Title}
      effects={{ keeps: words.keeps }}
      confirmLabel={words.confirm}
      error={reason}
      onConfirm={() => attempt(onRemove)}
    />
  );
}
