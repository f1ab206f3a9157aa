import type { Words } from '../../words';
import { formatClock } from '../../data/Countdown/remaining';
import { useDrawnKey } from '../../data/Countdown/use-drawn-key';
import { formatMoney } from '../../data/Money/format-money';
import { LiveDotIcon } from '../../icons/LiveDotIcon';
import { LoaderIcon } from '../../icons/LoaderIcon';
import type { paymentMessages } from '../payment-messages';
import { Clock, Hint, Left, Line, Pulse, Root, Spinner, Word } from './PaymentStatus.styles';
import type { PaymentPanelProps } from './payment-panel-props';

type PaymentStatusProps = Pick<PaymentPanelProps, 'channel' | 'state' | 'amount'> & {
  secondsLeft: number;
  slow: boolean;
  phone: boolean;
  words: Words<typeof paymentMessages>;
};

function hintOf({ channel, state, amount, slow, phone, words }: Omit<PaymentStatusProps, 'secondsLeft'>): string {
  if (state === 'paid') return words.hints.paid(formatMoney(amount));
  if (state !== 'waiting') return words.hints[state];
  if (slow) return words.hints.slow;
  return phone ? words.save[channel] : words.scan[channel];
}

/** Where the payment stands, in words. The word is announced when it changes; the running clock is not. */
export function PaymentStatus({ channel, state, amount, secondsLeft, slow, phone, words }: PaymentStatusProps) {
  const waiting = state === 'waiting';
  const late = waiting && slow;
  const clockKey = useDrawnKey();
  const hint = hintOf({ channel, state, amount, slow, phone, words });

  return (
    <Root>
      <Line>
        {waiting && (
          <Pulse>
            <LiveDotIcon size={14} />
          </Pulse>
        )}
        {state === 'generating' && (
          <Spinner aria-hidden>
            <LoaderIcon size={14} />
          </Spinner>
        )}
        <Word data-part="status" data-state={state} role="status">
          {words.status[state]}
        </Word>
        {waiting && (
          <Left>
            {phone ? words.leftShort : words.left}{' '}
            <Clock key={clockKey} suppressHydrationWarning role="timer">
              {formatClock(secondsLeft)}
            </Clock>
          </Left>
        )}
      </Line>
      <Hint data-part="hint" data-late={late || undefined} role={late ? 'status' : undefined}>
        {hint}
      </Hint>
    </Root>
  );
}
