import { Alert } from '@compute-market/components/alert';
import { Dialog, type DialogProps } from '@compute-market/components/dialog';
import { usePaymentTitle } from '@compute-market/components/payment-dialog';
import type { PaymentPanelProps } from '@compute-market/components/payment-panel';
import { Stack } from '@compute-market/components/stack';
import { formatMoney, type Fen } from '@compute-market/contract/rules/money';
import { useEffect, useRef } from 'react';
import { TopUpButton, TopUpForm, TopUpNote, useTopUp, type TopUpProps } from '../TopUpForm';
import { quickTopUpMessages as messages } from './messages';
import { NoteRoom, Panel } from './QuickTopUpDialog.styles';

export interface QuickTopUpDialogProps extends Omit<TopUpProps, 'least'> {
  open: boolean;
  onClose: () => void;
  /** After the way out has been drawn: the form may go back to its defaults. */
  onClosed?: () => void;
  /** What an order lacks; null when the dialog was opened by hand. */
  missing: Fen | null;
  /** The payment by code, once there is a code: it takes the place of the form. Null before. */
  payment: PaymentPanelProps | null;
}

/** The dialog takes the focus when what stands in it is another step, so that the step is told and the next Tab is in it. */
function useStepFocus(step: unknown) {
  const popup = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    popup.current?.focus();
  }, [step]);
  return popup;
}

/** 快捷充值: a top-up over whatever the person was doing, in one dialog from the sum to the code and the success (product §2; screens C; decisions 142). */
export function QuickTopUpDialog({ open, onClose, onClosed, missing, payment, ...form }: QuickTopUpDialogProps) {
  const topUp = useTopUp(form);
  const heading = usePaymentTitle(payment?.channel ?? 'wechat', payment?.labels);
  const popup = useStepFocus(payment !== null);
  const frame: Pick<DialogProps, 'open' | 'onOpenChange' | 'onClosed' | 'scrimCloses' | 'ref'> = {
    open,
    onOpenChange: onClose,
    onClosed,
    scrimCloses: false,
    ref: popup,
  };
  if (payment !== null)
    return (
      <Dialog {...frame} {...heading} flush>
        <Panel {...payment} />
      </Dialog>
    );
  return (
    <Dialog
      {...frame}
      title={messages.title}
      size="lg"
      busy={form.submitting}
      footer={
        topUp.transfer ? undefined : (
          <>
            <NoteRoom>
              <TopUpNote topUp={topUp} />
            </NoteRoom>
            <TopUpButton topUp={topUp} />
          </>
        )
      }
    >
      <Stack gap={16}>
        {missing !== null && <Alert tone="warn">{messages.missing(formatMoney(missing))}</Alert>}
        <TopUpForm {...form} least={missing} id={topUp.id} />
      </Stack>
    </Dialog>
  );
}
