import { ConfirmDialog } from '@compute-market/components/confirm-dialog';
import type { Instance } from '@compute-market/contract/entities/instance';
import { useAttempt } from '../../attempt-dialog';
import { shortName, titleOf } from '../../instance-facts';
import type { DialogState } from './dialog-state';
import { messages } from './messages';

interface PowerDialogProps extends DialogState {
  action: 'restart' | 'shutDown';
  instance: Instance;
  onConfirm: () => Promise<unknown>;
}

/** Asks before a restart or a shutdown cuts work off, and says what goes on being paid for. */
export function PowerDialog({ action, instance, onConfirm, ...state }: PowerDialogProps) {
  const { reason, attempt } = useAttempt();
  const { title, confirm, ...effects } = messages[action];
  return (
    <ConfirmDialog
      {...state}
      title={title}
      subject={messages.subject(titleOf(instance), shortName(instance))}
      effects={effects}
      labels={{ confirm }}
      error={reason}
      onConfirm={() => attempt(onConfirm)}
    />
  );
}
