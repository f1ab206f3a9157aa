import {
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type Ref,
  type TimeHTMLAttributes,
} from 'react';
import { useLocale, useWords } from '../../foundation/LocaleProvider/LocaleContext';
import type { Labels, Words } from '../../words';
import { Dash } from '../Dash/Dash';
import { countdownMessages } from './messages';
import { Announcement, Root } from './Countdown.styles';
import { formatClock, formatRemaining, remainingTone } from './remaining';
import { subscribeTicks, tickedNow } from './ticker';
import { useDrawnKey } from './use-drawn-key';

export interface CountdownProps extends Omit<TimeHTMLAttributes<HTMLTimeElement>, 'children'> {
  /** Unix time of the end, in seconds; NaN is unknown, and shows a dash. */
  until: number;
  /** The server's clock minus this browser's, in ms: what is left must not depend on a wrong watch. */
  clockOffset?: number;
  /** `duration` 剩5天6小时, changing by the minute; `clock` 04:38, changing by the second. */
  format?: 'duration' | 'clock';
  /** Before the time, in place of the words of the locale; empty for a bare one. */
  prefix?: string;
  ended?: ReactNode;
  /** Keeps the colour around it, where the surroundings already say how urgent it is. */
  plain?: boolean;
  /** Single words, said otherwise than the locale says them; `soon`, `urgent` and `ended` are said aloud once, when the tone changes. */
  labels?: Labels<typeof countdownMessages>;
  /** Once, when the time is over. */
  onEnd?: () => void;
  ref?: Ref<HTMLTimeElement>;
}

/** Seconds left, in steps of a minute for durations, so that a countdown is drawn again only when its words change. */
function useRemaining(until: number, clockOffset: number, step: number) {
  const read = () => {
    const left = Math.max(0, until - Math.floor((tickedNow() + clockOffset) / 1000));
    return left < step ? Math.min(left, 1) : left - (left % step);
  };
  return useSyncExternalStore(subscribeTicks, read, read);
}

/** Speaks only of a change that happens before one's eyes, not of the state the page began with. */
function useToneChange(tone: 'calm' | 'soon' | 'urgent' | 'ended', words: Words<typeof countdownMessages>) {
  const [first] = useState(tone);
  return tone === 'calm' || tone === first ? '' : { soon: words.soon, urgent: words.urgent, ended: words.ended }[tone];
}

/** Time until something ends. Orange under a day, red under two hours; the pointer shows the moment itself. */
export function Countdown({
  until,
  clockOffset = 0,
  format = 'duration',
  prefix,
  ended,
  plain = false,
  labels,
  onEnd,
  ...attributes
}: CountdownProps) {
  const words = useWords('countdown', countdownMessages, labels);
  const { formats } = useLocale();
  const seconds = useRemaining(until, clockOffset, format === 'clock' ? 1 : 60);
  const tone = remainingTone(seconds);
  const announcement = useToneChange(tone, words);
  const known = !Number.isNaN(until);
  const over = seconds <= 0;
  const rest = format === 'clock' ? formatClock(seconds) : formatRemaining(seconds, words);
  const left = prefix === undefined && format === 'duration' ? words.left(rest) : `${prefix ?? ''}${rest}`;
  const notifyEnd = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (over) notifyEnd();
  }, [over]);

  return (
    <Root
      key={useDrawnKey()}
      suppressHydrationWarning
      data-component="Countdown"
      data-tone={tone}
      data-plain={plain || undefined}
      dateTime={known ? new Date(until * 1000).toISOString() : undefined}
      title={known ? formats.time(until, 'second') : undefined}
      {...attributes}
    >
      {!known ? <Dash /> : over ? (ended ?? words.ended) : left}
      <Announcement role="status">{announcement}</Announcement>
    </Root>
  );
}
