import { useEffect, useEffectEvent, type Ref } from 'react';
import { useBelow } from '../../foundation/useMediaQuery';
import { payLogoMessages } from '../PayLogo/messages';
import { paymentMessages } from '../payment-messages';
import { PayLogo } from '../PayLogo/PayLogo';
import type { PaymentPanelProps } from '../PaymentPanel/payment-panel-props';
import { Content, Frame } from './PaymentDialog.styles';

export interface PaymentDialogProps extends Omit<PaymentPanelProps, 'onFinish' | 'layout' | 'title' | 'ref'> {
  open: boolean;
  /** Asked by the close button, Escape, 完成, and two seconds after the payment. The parent stops its polling here. */
  onClose: () => void;
  /** After the way out has been drawn: the form may go back to its defaults. */
  onClosed?: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** A paid dialog shows its success this long before it closes itself, ms. */
const successShown = 2000;

/** The payment of an order by code, over the page; on small screens a sheet (product §4, §8). */
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
  ...rest
}: PaymentDialogProps) {
  const small = useBelow('sm');
  const close = useEffectEvent(onClose);
  const paid = open && state === 'paid';
  useEffect(() => {
    if (!paid) return;
    const timer = setTimeout(close, successShown);
    return () => clearTimeout(timer);
  }, [paid]);

  return (
    <Frame
      data-component="PaymentDialog"
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      onClosed={onClosed}
      title={small ? payLogoMessages[channel] : paymentMessages.titles[channel]}
      icon={<PayLogo channel={channel} size={22} />}
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
        {...{ onRenew, onRestart, onChangeMethod, onCheck, onFinish: onClose }}
      />
    </Frame>
  );
}
