import { useSyncExternalStore, type Ref, type TimeHTMLAttributes } from 'react';
import { useLocale, useWords } from '../../foundation/LocaleProvider/LocaleContext';
import type { Labels } from '../../words';
import { Dash } from '../Dash/Dash';
import { subscribeTicks, tickedNow } from '../Countdown/ticker';
import { useDrawnKey } from '../Countdown/use-drawn-key';
import { expiryLeft, expiryTone } from './expiry-tone';
import { Left, Root } from './Expiry.styles';
import { expiryMessages } from './messages';

export interface ExpiryProps extends Omit<TimeHTMLAttributes<HTMLTimeElement>, 'children'> {
  /** Unix time of the end, in seconds; without one it never ends. NaN is unknown, and shows a dash. */
  until?: number;
  /** The server's clock minus this browser's, in ms. */
  clockOffset?: number;
  /** Shows the end itself as well, once it is near. */
  withTime?: boolean;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof expiryMessages>;
  ref?: Ref<HTMLTimeElement>;
}

/** Whole minutes that are left, as seconds; a last part of a minute counts as a second. Below zero nothing changes any more. */
function useMinutesLeft(until: number, clockOffset: number) {
  const read = () => {
    const left = Math.max(0, until - Math.floor((tickedNow() + clockOffset) / 1000));
    return left < 60 ? Math.min(left, 1) : left - (left % 60);
  };
  return useSyncExternalStore(subscribeTicks, read, read);
}

/**
 * Until when something is good: a coupon, a kept disk, an agreement, a certificate. What is being rented and runs out by the hour is a Countdown.
 *
 * - It MUST say the end while it is far, what is left in the last three days, and change its tone then and on the last day.
 * - It MUST give the moment itself, to the second and in China's time, under the pointer and to machines.
 * - It MUST not promise more than is left.
 */
export function Expiry({ until, clockOffset = 0, withTime = false, labels, ...rest }: ExpiryProps) {
  const words = useWords('expiry', expiryMessages, labels);
  const { formats } = useLocale();
  const key = useDrawnKey();
  const seconds = useMinutesLeft(until ?? Number.MAX_SAFE_INTEGER, clockOffset);
  if (until === undefined || Number.isNaN(until))
    return (
      <Root as="span" data-component="Expiry" data-tone="calm" {...rest}>
        {until === undefined ? words.endless : <Dash />}
      </Root>
    );
  const tone = expiryTone(seconds);
  const end = words.until(formats.time(until));
  const said = {
    calm: end,
    soon: words.left(expiryLeft(seconds, words)),
    urgent: words.left(expiryLeft(seconds, words)),
    ended: words.ended,
  }[tone];
  return (
    <Root
      key={key}
      suppressHydrationWarning
      data-component="Expiry"
      data-tone={tone}
      dateTime={new Date(until * 1000).toISOString()}
      title={formats.time(until, 'second')}
      {...rest}
    >
      <Left suppressHydrationWarning>{said}</Left>
      {withTime && tone !== 'calm' ? <> {end}</> : null}
    </Root>
  );
}
