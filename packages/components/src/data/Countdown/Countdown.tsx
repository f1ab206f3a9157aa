import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type Ref,
  type TimeHTMLAttributes,
} from 'react';
import { countdownMessages } from './messages';
import { formatTime } from '../Time/format-time';
import { Announcement, Root } from './Countdown.styles';
import { formatClock, formatRemaining, remainingTone } from './remaining';
import { subscribeTicks, tickedNow } from './ticker';

export interface CountdownProps extends Omit<TimeHTMLAttributes<HTMLTimeElement>, 'children'> {
  /** Unix time of the end, in seconds. */
  until: number;
  /** The server's clock minus this browser's, in ms: what is left must not depend on a wrong watch. */
  clockOffset?: number;
  /** `duration` 剩5天6小时, changing by the minute; `clock` 04:38, changing by the second. */
  format?: 'duration' | 'clock';
  /** Before the time; empty for a bare one. */
  prefix?: string;
  ended?: ReactNode;
  /** Keeps the colour around it, where the surroundings already say how urgent it is. */
  plain?: boolean;
  /** Said aloud once, when the tone changes. */
  announcements?: { soon: string; urgent: string; ended: string };
  /** Once, when the time is over. */
  onEnd?: () => void;
  ref?: Ref<HTMLTimeElement>;
}

const defaultAnnouncements = {
  soon: countdownMessages.soon,
  urgent: countdownMessages.urgent,
  ended: countdownMessages.ended,
};

/** Seconds left, in steps of a minute for durations, so that a countdown is drawn again only when its words change. */
function useRemaining(until: number, clockOffset: number, step: number) {
  const read = () => {
    const left = Math.max(0, until - Math.floor((tickedNow() + clockOffset) / 1000));
    return left < step ? Math.min(left, 1) : left - (left % step);
  };
  return useSyncExternalStore(subscribeTicks, read, read);
}

/** Speaks only of a change that happens before one's eyes, not of the state the page began with. */
function useToneChange(
  tone: 'calm' | 'soon' | 'urgent' | 'ended',
  words: NonNullable<CountdownProps['announcements']>,
) {
  const [first] = useState(tone);
  return tone === 'calm' || tone === first ? '' : words[tone];
}

/** Time until something ends. Orange under a day, red under two hours; the pointer shows the moment itself. */
export function Countdown({
  until,
  clockOffset = 0,
  format = 'duration',
  prefix = format === 'duration' ? countdownMessages.left : '',
  ended = countdownMessages.ended,
  plain = false,
  announcements = defaultAnnouncements,
  onEnd,
  ...rest
}: CountdownProps) {
  const seconds = useRemaining(until, clockOffset, format === 'clock' ? 1 : 60);
  const tone = remainingTone(seconds);
  const announcement = useToneChange(tone, announcements);
  const over = seconds <= 0;
  const notifyEnd = useRef(onEnd);
  useEffect(() => {
    notifyEnd.current = onEnd;
  });
  useEffect(() => {
    if (over) notifyEnd.current?.();
  }, [over]);

  return (
    <Root
      data-component="Countdown"
      data-tone={tone}
      data-plain={plain || undefined}
      dateTime={new Date(until * 1000).toISOString()}
      title={formatTime(until, 'second')}
      {...rest}
    >
      {over ? ended : `${prefix}${format === 'clock' ? formatClock(seconds) : formatRemaining(seconds)}`}
      <Announcement role="status">{announcement}</Announcement>
    </Root>
  );
}
