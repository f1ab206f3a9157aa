import { runwayMeterMessages as words } from './messages';
import { Idle, Unit } from './RunwayMeter.styles';
import { runwayParts } from './runway';

/** Days and hours of a runway as a figure; no days below one, no zero below an hour. Without seconds, how it stands instead. */
export function RunwayValue({ seconds, standing = words.idle }: { seconds: number | undefined; standing?: string }) {
  if (seconds === undefined) return <Idle>{standing}</Idle>;
  const { days, hours } = runwayParts(seconds);
  return (
    <>
      {days > 0 && (
        <>
          {days}
          <Unit>{words.day}</Unit>{' '}
        </>
      )}
      {days === 0 && hours === 0 ? words.lessThanHour : hours}
      <Unit>{words.hour}</Unit>
    </>
  );
}
