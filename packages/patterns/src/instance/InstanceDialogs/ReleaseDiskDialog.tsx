import { ConfirmDialog } from '@compute-market/components/confirm-dialog';
import type { Instance } from '@compute-market/contract/entities/instance';
import type { BasisPoints } from '@compute-market/contract/rules/discount';
import { useAttempt } from '../../attempt-dialog';
import { keptPriceText, shortName, titleOf } from '../../instance-facts';
import type { DialogState } from './dialog-state';
import { messages } from './messages';

interface ReleaseDiskDialogProps extends DialogState {
  instance: Instance;
  vipDiscount: BasisPoints;
  onConfirm: () => Promise<unknown>;
}

/** Asks for the name before a kept disk is lost for good (screens A6). */
export function ReleaseDiskDialog({ instance, vipDiscount, onConfirm, ...state }: ReleaseDiskDialogProps) {
  const { reason, attempt } = useAttempt();
  const words = messages.release;
  return (
    <ConfirmDialog
      {...state}
      tone="danger"
      title={words.title}
      subject={messages.subject(titleOf(instance), shortName(instance))}
      effects={{
        stops: words.stops,
        keeps: words.keeps,
        bills: words.bills(keptPriceText(instance, vipDiscount)),
      }}
      acknowledge
      typeName={titleOf(instance)}
      labels={{ confirm: words.confirm }}
      error={reason}
      onConfirm={() => attempt(onConfirm)}
    />
  );
}
