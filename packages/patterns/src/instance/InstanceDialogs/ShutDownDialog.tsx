import { ConfirmDialog } from '@compute-market/components/confirm-dialog';
import type { Instance } from '@compute-market/contract/entities/instance';
import { shortName, titleOf } from '../instance-facts';
import type { DialogState } from './dialog-state';
import { messages } from './messages';
import { useAttempt } from './useAttempt';

interface ShutDownDialogProps extends DialogState {
  instance: Instance;
  onConfirm: () => Promise<unknown>;
}

/** Asks before a machine is shut down, and says that its time runs on. */
export function ShutDownDialog({ instance, onConfirm, ...state }: ShutDownDialogProps) {
  const { reason, attempt } = useAttempt();
  const { title, confirm, ...effects } = messages.shutDown;
  return (
    <ConfirmDialog
      {...state}
      title={title}
      subject={messages.subject(titleOf(instance), shortName(instance))}
      effects={effects}
      confirmLabel={confirm}
      error={reason}
      onConfirm={() => attempt(onConfirm)}
    />
  );
}
