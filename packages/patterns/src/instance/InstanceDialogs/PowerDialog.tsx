import { Alert } from '@compute-market/components/alert';
import { Button } from '@compute-market/components/button';
import { ConfirmDialog } from '@compute-market/components/confirm-dialog';
import type { Instance } from '@compute-market/contract/entities/instance';
import { useAttempt } from '../../attempt-dialog';
import { isByUsage, shortName, titleOf } from '../../instance-facts';
import type { DialogState } from './dialog-state';
import { messages } from './messages';

const usage = messages.shutDownByUsage;

interface PowerDialogProps extends DialogState {
  action: 'restart' | 'shutDown';
  instance: Instance;
  onConfirm: () => Promise<unknown>;
  /** What saves money instead of a shutdown, of a rental by usage. */
  onStopBilling?: (() => void) | undefined;
}

/** Asks before a restart or a shutdown cuts work off, and says what goes on being paid for. */
export function PowerDialog({ action, instance, onConfirm, onStopBilling, ...state }: PowerDialogProps) {
  const { reason, attempt } = useAttempt();
  const { title, confirm, ...effects } = messages[action];
  const byUsage = isByUsage(instance);
  const offersStop = action === 'shutDown' && byUsage && onStopBilling !== undefined;
  return (
    <ConfirmDialog
      {...state}
      title={title}
      subject={messages.subject(titleOf(instance), shortName(instance))}
      effects={byUsage ? { ...effects, ...messages.byUsage[action] } : effects}
      labels={{ confirm }}
      error={reason}
      onConfirm={() => attempt(onConfirm)}
    >
      {offersStop && (
        <Alert
          tone="warn"
          action={
            <Button size="sm" onClick={onStopBilling}>
              {usage.stop}
            </Button>
          }
        >
          {usage.instead}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
