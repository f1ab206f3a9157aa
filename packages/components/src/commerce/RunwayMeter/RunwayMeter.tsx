import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { Labels, Words } from '../../words';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { runwayMeterMessages } from './messages';
import { TickGauge } from '../TickGauge/TickGauge';
import { Aside, Figure, Foot, Head, Label, Root } from './RunwayMeter.styles';
import { RunwayValue } from './RunwayValue';
import { runwayParts, runwayTicks, runwayTone } from './runway';

export type { RunwayTone } from './runway';

export interface RunwayMeterProps extends HTMLAttributes<HTMLDivElement> {
  /** Seconds to the first charge that cannot be paid. Absent when none is known of. */
  seconds?: number;
  /** That moment, unix seconds: the pointer shows it to the second. */
  endsAt?: number;
  /** In place of the figure without seconds: 暂无待扣费用 unless given. */
  standing?: string;
  label?: string;
  /** Right of the label, for instance the balance. */
  aside?: ReactNode;
  /** Under the figure, left: when it ends, and with what. */
  until?: ReactNode;
  /** Under the figure, right: credit and vouchers. */
  reserves?: ReactNode;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof runwayMeterMessages>;
  ref?: Ref<HTMLDivElement>;
}

function spokenRunway(label: string, seconds: number, words: Words<typeof runwayMeterMessages>): string {
  const { days, hours } = runwayParts(seconds);
  return words.spoken(label, days, hours);
}

/** How long the balance lasts: days and hours, and a ruler of seven days in ticks of six hours. Under three days it turns orange, under one day red. */
export function RunwayMeter({
  seconds,
  endsAt,
  standing,
  label,
  labels,
  aside,
  until,
  reserves,
  ...rest
}: RunwayMeterProps) {
  const words = useWords('runwayMeter', runwayMeterMessages, labels);
  const name = label ?? words.label;
  const tone = runwayTone(seconds);
  return (
    <Root data-component="RunwayMeter" data-tone={tone} {...rest}>
      <Label>
        <span>{name}</span>
        {aside === undefined ? null : <Aside data-part="aside">{aside}</Aside>}
      </Label>
      <Head>
        <Figure data-part="figure">
          <RunwayValue seconds={seconds} endsAt={endsAt} standing={standing} words={words} />
        </Figure>
        {seconds !== undefined && (
          <TickGauge
            count={28}
            filled={runwayTicks(seconds)}
            majorEvery={4}
            thickness={2}
            gap={2.8}
            tone={tone === 'calm' ? 'on' : 'low'}
            aria-label={spokenRunway(name, seconds, words)}
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
