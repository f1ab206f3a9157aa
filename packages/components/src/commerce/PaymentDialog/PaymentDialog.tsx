import type { Ref } from 'react';
import type { PaymentPanelProps } from '../PaymentPanel/payment-panel-props';
import { Content, Frame } from './PaymentDialog.styles';
import { usePaymentTitle } from './usePaymentTitle';

export interface PaymentDialogProps extends Omit<PaymentPanelProps, 'layout' | 'title' | 'ref'> {
  open: boolean;
  /** Asked by the close button and Escape, and by 完成 without an `onFinish`. The parent stops its polling here. */
  onClose: () => void;
  /** After the way out has been drawn: the form may go back to its defaults. */
  onClosed?: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** The payment of an order by code, over the page; on small screens a sheet (product §4, §8). Its success stays until it was seen. */
export function PaymentDialog({
  open,
  onClose,
  onClosed,
  channel,
  state,
  amount,
  code,
  reason,
  secondsLeft,
  slow,
  orderNumber,
  balanceAfter,
  balanceBefore,
  payee,
  payLink,
  checking,
  onRenew,
  onRestart,
  onChangeMethod,
  onCheck,
  onFinish = onClose,
  labels,
  ...rest
}: PaymentDialogProps) {
  const heading = usePaymentTitle(channel, labels);

  return (
    <Frame
      data-component="PaymentDialog"
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      onClosed={onClosed}
      {...heading}
      scrimCloses={false}
      flush
      {...rest}
    >
      <Content
        {...{
          channel,
          state,
          amount,
          code,
          reason,
          secondsLeft,
          slow,
          orderNumber,
          balanceAfter,
          balanceBefore,
          payee,
          payLink,
          checking,
        }}
        {...{ onRenew, onRestart, onChangeMethod, onCheck, onFinish, labels }}
      />
    </Frame>
  );
}
