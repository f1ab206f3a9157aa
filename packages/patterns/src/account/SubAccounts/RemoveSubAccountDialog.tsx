import type { SubAccount } from '@compute-market/contract/entities/sub-account';
import { AttemptDialog } from '../../attempt-dialog';
import type { DialogControl } from '../../form-dialog';
import { subAccountMessages as messages } from './messages';

interface RemoveSubAccountDialogProps extends DialogControl {
  account: SubAccount;
  /** Rejects with an error whose message is the server's reason. */
  onRemove: () => Promise<void>;
}

/** 删除子账号, by typing its name; a refusal says why and leaves it open (screens B11). */
export function RemoveSubAccountDialog({ account, onRemove, ...dialog }: RemoveSubAccountDialogProps) {
  return (
    <AttemptDialog
      {...dialog}
      tone="danger"
      title={messages.removeTitle}
      subject={account.Note === '' ? account.Name : `${account.Name}（${account.Note}）`}
      effects={{ stops: messages.removeStops, keeps: messages.removeKeeps }}
      typeName={account.Name}
      labels={{ confirm: messages.removeConfirm }}
      onAttempt={onRemove}
    />
  );
}
