import { useId, type HTMLAttributes, type Ref } from 'react';
import { useLocale, useWords } from '../../foundation/LocaleProvider/LocaleContext';
import type { Labels } from '../../words';
import type { ChartMeasure } from '../chart-scale';
import { Hatchings, hatching, lookOf, Swatch } from '../chart-series';
import { chartText } from '../chart-text';
import { Dash } from '../Dash/Dash';
import { donutArcs, shareOf, type DonutValue } from './donut-arcs';
import { Center, Drawing, Legend, Piece, Ring, Root, Track } from './Donut.styles';
import { donutMessages } from './messages';

export interface DonutPart extends DonutValue {
  label: string;
}

export interface DonutProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** What it divides: 本月费用构成. */
  label: string;
  /** Clockwise from the top; at most five look different. */
  parts: readonly DonutPart[];
  /** `money` values are integer fen. */
  measure?: ChartMeasure;
  /** Of the ring, px. */
  size?: number;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof donutMessages>;
  ref?: Ref<HTMLElement>;
}

/**
 * What a sum is made of: four or five parts, the sum in the middle, every part with its number beside it.
 *
 * - It MUST give each part in a table that everybody sees: nothing has to be pointed at to be read.
 * - It MUST tell the parts apart by hatching as well as by colour.
 * - It MUST show a value that is unknown, NaN, as a dash; then it draws no ring, and the sum is unknown too.
 * - It MUST count what is negative in the sum, but give it no share of the ring.
 */
export function Donut({ label, parts, measure = 'money', size = 160, labels, style, ...rest }: DonutProps) {
  const words = useWords('donut', donutMessages, labels);
  const { number } = useLocale().formats;
  const id = useId();
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const arcs = donutArcs(parts);
  const sum = Number.isNaN(total) ? '' : chartText(total, measure, number);
  return (
    <Root data-component="Donut" style={{ '--donut-size': `${size}px`, ...style }} {...rest}>
      <Ring>
        <Drawing viewBox="0 0 100 100" aria-hidden focusable="false">
          <Hatchings id={id} />
          {arcs.length === 0 && <Track cx={50} cy={50} r={41.5} />}
          {arcs.map(({ key, look, d }) => (
            <g key={key}>
              <Piece d={d} data-series={look} />
              {look > 1 && <path d={d} fill={hatching(id, look)} />}
            </g>
          ))}
        </Drawing>
        <Center data-part="total" data-long={sum.length > 10 || undefined}>
          {arcs.length === 0 && sum !== '' ? (
            words.empty
          ) : (
            <>
              <b>{sum || <Dash />}</b>
              {words.total}
            </>
          )}
        </Center>
      </Ring>
      <Legend>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{words.part}</th>
            <th scope="col">{words.value}</th>
            <th scope="col">{words.share}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ key, label: name, value }, index) => {
            const share = shareOf(value, parts);
            return (
              <tr key={key}>
                <th scope="row">
                  <span>
                    <Swatch id={id} look={lookOf(index)} />
                    {name}
                  </span>
                </th>
                <td>{Number.isNaN(value) ? <Dash /> : chartText(value, measure, number)}</td>
                <td>
                  {share === undefined ? (
                    <Dash says={words.noShare} />
                  ) : (
                    chartText(Math.round(share * 1000) / 1000, 'percent', number)
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </Legend>
    </Root>
  );
}
