import { Time } from '../../data/Time/Time';
import type { Words } from '../../words';
import type { runwayMeterMessages } from './messages';
import { Idle, Unit } from './RunwayMeter.styles';
import { runwayParts } from './runway';

/** Days and hours of a runway as a figure; no days below one, no zero below an hour. Without seconds, how it stands instead. */
export function RunwayValue({
  seconds,
  endsAt,
  standing,
  words,
}: {
  seconds: number | undefined;
  /** The moment it ends, unix seconds. */
  endsAt?: number;
  standing?: string;
  words: Words<typeof runwayMeterMessages>;
}) {
  if (seconds === undefined) return <Idle>{standing ?? words.idle}</Idle>;
  const { days, hours } = runwayParts(seconds);
  const lessThanHour = days === 0 && hours === 0;
  const figure = (
    <>
      {days > 0 && (
        <>
          {days}
          <Unit>{words.day(days)}</Unit>{' '}
        </>
      )}
      {lessThanHour ? words.lessThanHour : hours}
      <Unit>{words.hour(lessThanHour ? 1 : hours)}</Unit>
    </>
  );
  return endsAt === undefined ? figure : <Time seconds={endsAt}>{figure}</Time>;
}
