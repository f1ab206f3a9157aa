import { ConfirmDialog } from '@compute-market/components/confirm-dialog';
import type { Instance } from '@compute-market/contract/entities/instance';
import { formatMoney } from '@compute-market/contract/rules/money';
import { useAttempt } from '../../attempt-dialog';
import { shortName, titleOf, totalCost } from '../../instance-facts';
import type { DialogState } from './dialog-state';
import { messages } from './messages';

interface RefundDialogProps extends DialogState {
  instance: Instance;
  onConfirm: () => Promise<unknown>;
}

/** Asks for the money of a failed start back. */
export function RefundDialog({ instance, onConfirm, ...state }: RefundDialogProps) {
  const { reason, attempt } = useAttempt();
  const words = messages.refund;
  return (
    <ConfirmDialog
      {...state}
      title={words.title}
      subject={messages.subject(titleOf(instance), shortName(instance))}
      labels={{ confirm: words.confirm }}
      error={reason}
      onConfirm={() => attempt(onConfirm)}
    >
      {words.text(formatMoney(totalCost(instance)))}
    </ConfirmDialog>
  );
}
