import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { runwayMeterMessages as words } from './messages';
import { TickGauge } from '../TickGauge/TickGauge';
import { Aside, Figure, Foot, Head, Label, Root } from './RunwayMeter.styles';
import { RunwayValue } from './RunwayValue';
import { runwayParts, runwayTicks, runwayTone } from './runway';

export interface RunwayMeterProps extends HTMLAttributes<HTMLDivElement> {
  /** Seconds to the first charge that cannot be paid. Absent when none is known of. */
  seconds?: number;
  /** In place of the figure without seconds: 暂无待扣费用 unless given. */
  standing?: string;
  label?: string;
  /** Right of the label, for instance the balance. */
  aside?: ReactNode;
  /** Under the figure, left: when it ends, and with what. */
  until?: ReactNode;
  /** Under the figure, right: credit and vouchers. */
  reserves?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

function spokenRunway(label: string, seconds: number): string {
  const { days, hours } = runwayParts(seconds);
  const rest = days === 0 && hours === 0 ? words.lessThanHour : String(hours);
  return [label, ...(days > 0 ? [String(days), words.day] : []), rest, words.hour].join(' ');
}

/** How long the balance lasts: days and hours, and a ruler of seven days in ticks of six hours. Under three days it turns orange, under one day red. */
export function RunwayMeter({
  seconds,
  standing,
  label = words.label,
  aside,
  until,
  reserves,
  ...rest
}: RunwayMeterProps) {
  const tone = runwayTone(seconds);
  return (
    <Root data-component="RunwayMeter" data-tone={tone} {...rest}>
      <Label>
        <span>{label}</span>
        {aside === undefined ? null : <Aside data-part="aside">{aside}</Aside>}
      </Label>
      <Head>
        <Figure data-part="figure">
          <RunwayValue seconds={seconds} standing={standing} />
        </Figure>
        {seconds !== undefined && (
          <TickGauge
            count={28}
            filled={runwayTicks(seconds)}
            majorEvery={4}
            thickness={2}
            gap={2.8}
            tone={tone === 'calm' ? 'on' : 'low'}
            aria-label={spokenRunway(label, seconds)}
          />
        )}
      </Head>
      {until === undefined && reserves === undefined ? null : (
        <Foot>
          <span>{until}</span>
          <span>{reserves}</span>
        </Foot>
      )}
    </Root>
  );
}
