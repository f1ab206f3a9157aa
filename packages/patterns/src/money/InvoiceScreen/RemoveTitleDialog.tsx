import type { InvoiceTitle } from '@compute-market/contract/entities/invoice';
import { AttemptDialog } from '../../attempt-dialog';
import type { DialogControl } from '../../form-dialog';
import { messages } from './messages';

const words = messages.removeTitle;

interface RemoveTitleDialogProps extends DialogControl {
  title: InvoiceTitle;
  /** Rejects with an error whose message is the server's reason. */
  onRemove: () => Promise<void>;
}

/** 删除抬头; a refusal says why and leaves it open. */
export function RemoveTitleDialog({ title, onRemove, ...dialog }: RemoveTitleDialogProps) {
  return (
    <AttemptDialog
      {...dialog}
      tone="danger"
      title={words.title}
      subject={title.Title}
      effects={{ keeps: words.keeps }}
      labels={{ confirm: words.confirm }}
      onAttempt={onRemove}
    />
  );
}
