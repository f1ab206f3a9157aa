import { formatClock } from '../../data/Countdown/remaining';
import { LiveDotIcon } from '../../icons/LiveDotIcon';
import { LoaderIcon } from '../../icons/LoaderIcon';
import { paymentMessages as words } from '../payment-messages';
import { Clock, Hint, Left, Line, Pulse, Root, Spinner, Word } from './PaymentStatus.styles';
import type { PaymentPanelProps } from './payment-panel-props';

type PaymentStatusProps = Pick<PaymentPanelProps, 'channel' | 'state'> & {
  secondsLeft: number;
  slow: boolean;
  phone: boolean;
};

/** Where the payment stands, in words. The word is announced when it changes; the running clock is not. */
export function PaymentStatus({ channel, state, secondsLeft, slow, phone }: PaymentStatusProps) {
  const waiting = state === 'waiting';
  const late = waiting && slow;
  const hint = waiting
    ? slow
      ? words.hints.slow
      : phone
        ? words.save[channel]
        : words.scan[channel]
    : words.hints[state];

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
            {phone ? words.leftShort : words.left} <Clock role="timer">{formatClock(secondsLeft)}</Clock>
          </Left>
        )}
      </Line>
      <Hint data-part="hint" data-late={late || undefined} role={late ? 'status' : undefined}>
        {hint}
      </Hint>
    </Root>
  );
}
