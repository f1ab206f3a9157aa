import type { CSSProperties, HTMLAttributes, Ref } from 'react';
import { Drawing, Root, TickPath } from './TickGauge.styles';
import { tickPath } from './tick-path';

export type TickGaugeTone = 'on' | 'soft' | 'low' | 'dead';

export interface TickGaugeProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'aria-label'> {
  /** What the gauge says, with its number: a gauge never speaks by its picture alone. */
  'aria-label': string;
  /** Number of graduations. */
  count: number;
  /** How many of them are lit, from the left; rounded up, so that a little is never drawn as nothing. */
  filled: number;
  /** Colour of the lit ones: `on` blue, `soft` pale blue (credit), `low` orange, `dead` grey. */
  tone?: TickGaugeTone;
  /** Every n-th graduation, the first one too, stands 14 px high. */
  majorEvery?: number;
  /** Width of one graduation in px. */
  thickness?: number;
  /** Height of a graduation in px. */
  height?: number;
  /** Space between two graduations in px. Without it the gauge takes the whole width of its container. */
  gap?: number;
  ref?: Ref<HTMLSpanElement>;
}

const majorHeight = 14;

/**
 * The house's way to draw an amount that has an end: a row of graduations. The number stands beside it. Of what nobody told (NaN), and of
 * graduations without an end, none is drawn.
 */
export function TickGauge({
  count,
  filled,
  tone = 'on',
  majorEvery,
  thickness = 2.6,
  height = 8,
  gap,
  style,
  ...rest
}: TickGaugeProps) {
  const held = Number.isFinite(count) ? Math.max(0, count) : 0;
  const drawn = Number.isNaN(filled) ? 0 : held;
  const lit = Math.min(drawn, Math.max(0, Math.ceil(filled)));
  const shape = { height, majorEvery, majorHeight, thickness };
  const tall = majorEvery === undefined ? height : majorHeight;
  const width = gap === undefined ? '100%' : `${(held * thickness + Math.max(0, held - 1) * gap).toFixed(2)}px`;
  const measures = { '--tick': `${thickness}px`, '--tall': `${tall}px`, '--wide': width } as CSSProperties;

  return (
    <Root data-component="TickGauge" data-tone={tone} role="img" style={{ ...measures, ...style }} {...rest}>
      <Drawing
        viewBox={`0 0 ${Math.max(1, held - 1)} ${tall}`}
        preserveAspectRatio="none"
        aria-hidden
        focusable="false"
      >
        <TickPath data-part="off" d={tickPath(lit, drawn, shape)} />
        <TickPath data-part="on" d={tickPath(0, lit, shape)} />
      </Drawing>
    </Root>
  );
}
