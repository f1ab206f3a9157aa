import type { HTMLAttributes, Ref } from 'react';
import { useLocale, useWords } from '../../foundation/LocaleProvider/LocaleContext';
import type { Labels } from '../../words';
import type { ChartMeasure } from '../chart-scale';
import { chartText } from '../chart-text';
import { sparklineMessages } from './messages';
import { knownOf, sparkPoints, zeroLine, type SparkScale } from './spark-points';
import { Dot, Drawing, Line, Root, Zero } from './Sparkline.styles';

export interface SparklineProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** What it follows: 近 7 天消费. */
  label: string;
  /** From the oldest to the newest; NaN is one that nobody told. */
  values: readonly number[];
  /** `money` values are integer fen. */
  measure?: ChartMeasure;
  /** Lowest and highest value of the drawing, in the unit of the values; the values' own by default. A share takes [0, 1], so that a full one is high and a small one low. */
  scale?: SparkScale;
  /** px. */
  width?: number;
  height?: number;
  tone?: 'action' | 'quiet' | 'ok' | 'danger';
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof sparklineMessages>;
  ref?: Ref<HTMLSpanElement>;
}

/**
 * The course of a number in the space of a word, beside the number itself.
 *
 * - It MUST say the newest, the lowest and the highest value to screen readers, and that there are none. Of what is unknown it MUST say and draw nothing.
 * - The number itself MUST stand beside it: a line without a scale says only up or down.
 */
export function Sparkline({
  label,
  values,
  measure = 'money',
  scale,
  width = 96,
  height = 24,
  tone = 'action',
  labels,
  style,
  ...rest
}: SparklineProps) {
  const words = useWords('sparkline', sparklineMessages, labels);
  const { number } = useLocale().formats;
  const points = sparkPoints(values, scale);
  const known = knownOf(values);
  const latest = known.at(-1);
  const end = points.at(-1);
  const zero = zeroLine(known);
  const say = (value: number) => chartText(value, measure, number);
  const name =
    latest === undefined
      ? words.empty(label)
      : known.length === 1
        ? words.single(label, say(latest))
        : words.sentence(label, say(latest), say(Math.min(...known)), say(Math.max(...known)));
  return (
    <Root
      data-component="Sparkline"
      data-tone={tone}
      role="img"
      aria-label={name}
      style={{ '--spark-width': `${width}px`, '--spark-height': `${height}px`, ...style }}
      {...rest}
    >
      <Drawing viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden focusable="false">
        {zero === undefined && end !== undefined ? null : <Zero x1={0} x2={100} y1={zero ?? 50} y2={zero ?? 50} />}
        {points.length > 1 && <Line points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />}
        {end && <Dot d={`M${end.x} ${end.y}h0`} />}
      </Drawing>
    </Root>
  );
}
