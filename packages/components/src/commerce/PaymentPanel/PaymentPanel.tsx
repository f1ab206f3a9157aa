import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { useBelow } from '../../foundation/useMediaQuery/useMediaQuery';
import { Money } from '../../data/Money/Money';
import { PaymentCode } from './PaymentCode';
import { PaymentFacts } from './PaymentFacts';
import { PaymentStatus } from './PaymentStatus';
import { PhoneActions } from './PhoneActions';
import { paymentMessages } from '../payment-messages';
import { Payee, Root, Sum } from './PaymentPanel.styles';
import type { PaymentPanelProps } from './payment-panel-props';

/** One payment by code, from its first second to the new balance: the content of the payment dialog and of `/console/pay`. It keeps its height in every state. */
export function PaymentPanel({
  channel,
  state,
  amount,
  code,
  reason,
  secondsLeft = 0,
  slow = false,
  orderNumber,
  balanceAfter,
  balanceBefore,
  payee,
  payLink,
  checking = false,
  onRenew,
  onRestart,
  onChangeMethod,
  onCheck,
  onFinish,
  labels,
  layout = 'auto',
  ...rest
}: PaymentPanelProps) {
  const words = useWords('payment', paymentMessages, labels);
  const small = useBelow('sm');
  const phone = layout === 'auto' ? small : layout === 'phone';

  return (
    <Root data-component="PaymentPanel" data-state={state} data-layout={phone ? 'phone' : 'desktop'} {...rest}>
      <Sum data-part="sum">
        <Money fen={amount} tone="price" size="pay" />
      </Sum>
      {phone && <Payee data-part="payee">{payee}</Payee>}
      <PaymentCode
        {...{
          channel,
          state,
          code,
          reason,
          secondsLeft,
          phone,
          balanceAfter,
          balanceBefore,
          onRenew,
          onRestart,
          onFinish,
          words,
        }}
      />
      <PaymentStatus {...{ channel, state, amount, secondsLeft, slow, phone, reason, words }} />
      <PaymentFacts
        {...{
          state,
          orderNumber,
          balanceAfter,
          balanceBefore,
          phone,
          words,
          onChangeMethod: state === 'paid' ? undefined : onChangeMethod,
        }}
      />
      {phone && (
        <PhoneActions {...{ channel, state, code, payLink, checking, onRenew, onRestart, onCheck, onFinish, words }} />
      )}
    </Root>
  );
}
