import { useEffect, useRef } from 'react';
import { useLocale, useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { Dash } from '../Dash/Dash';
import { chartScaleMessages } from '../chart-messages';
import { ValueAxis, ValueGrid } from '../chart-grid';
import { axisText, type ChartMeasure } from '../chart-scale';
import { Hatchings, hatching, Swatch } from '../chart-series';
import { chartText } from '../chart-text';
import type { Words } from '../../words';
import type { chartMessages } from './messages';
import {
  barSegments,
  barTicks,
  barTotal,
  hasValues,
  isLabelled,
  percent,
  placeOf,
  type ChartPart,
  type StackedBar,
} from './stacked-bar';
import {
  Column,
  Drawing,
  EmptyText,
  Frame,
  Plot,
  Readout,
  ReadoutLine,
  Reference,
  ReferenceText,
  Scroll,
  Segment,
  SlotText,
} from './StackedBarChart.styles';
import { readoutSlider, useReadout } from './use-readout';

export interface ChartPlotProps {
  id: string;
  name: string;
  parts: readonly ChartPart[];
  bars: readonly StackedBar[];
  measure: ChartMeasure;
  height: number;
  reference?: { value: number; label: string };
  selected?: string;
  onBarSelect?: (key: string) => void;
  labels: Words<typeof chartMessages>;
}

/** Least place of a bar before the plot scrolls, px. */
const slotWidth = 20;

/** Where not all bars fit, the plot opens with the current one in view: its own scroll moves, once for a range, and never the page. */
function useOpenedAt(current: number, count: number, empty: boolean) {
  const scroll = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = scroll.current;
    // Empty bars take no width, so there is nothing to scroll until values arrive.
    if (box === null || current < 0 || empty) return;
    // One more place than its own, for the label under it.
    box.scrollLeft = ((current + 2) / count) * box.scrollWidth - box.clientWidth;
  }, [current, count, empty]);
  return scroll;
}

/** Bars on their grid. Arrows and the pointer read out one bar at a time. */
export function ChartPlot({
  id,
  name,
  parts,
  bars,
  measure,
  height,
  reference: given,
  selected,
  onBarSelect,
  labels,
}: ChartPlotProps) {
  const { number } = useLocale().formats;
  const reference = given === undefined || Number.isNaN(given.value) ? undefined : given;
  const scale = useWords('chartScale', chartScaleMessages);
  const select = (index: number) => {
    const bar = bars[index];
    if (bar !== undefined && hasValues(bar)) onBarSelect?.(bar.key);
  };
  const { active, handlers } = useReadout(bars.length, onBarSelect === undefined ? undefined : select);
  const current = bars.findIndex((bar) => bar.current);
  const chosen = bars.findIndex(({ key }) => key === selected);
  const column = useRef<SVGRectElement>(null);
  const ticks = barTicks(bars, parts, measure, reference?.value);
  const slot = 1 / Math.max(1, bars.length);
  const shown = active === undefined ? undefined : bars[active];
  const empty = !bars.some((bar) => parts.some(({ key }) => (bar.values[key] ?? 0) !== 0));
  const scroll = useOpenedAt(current, bars.length, empty);
  const of = (bar: StackedBar) => parts.filter(({ key }) => (bar.values[key] ?? 0) !== 0);
  const sentence = (bar: StackedBar) =>
    labels.readoutLine([
      bar.title ?? bar.label,
      hasValues(bar) ? chartText(barTotal(bar, parts), measure, number) : labels.noValue,
      ...(parts.length > 1
        ? of(bar).map(({ key, label }) => `${label} ${chartText(bar.values[key] ?? 0, measure, number)}`)
        : []),
    ]);
  useEffect(() => {
    column.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [active]);

  return (
    <Frame style={{ '--plot-height': `${height}px`, '--plot-width': `${empty ? 0 : bars.length * slotWidth}px` }}>
      <ValueAxis
        ticks={ticks}
        height={height}
        say={(tick) => axisText(tick, measure, { number, short: scale.short })}
      />
      <Scroll ref={scroll} data-part="scroll">
        <Plot
          data-part="plot"
          data-selectable={onBarSelect === undefined || empty ? undefined : ''}
          {...(empty
            ? {}
            : readoutSlider({
                name: onBarSelect === undefined ? labels.readout(name) : labels.choose(name),
                count: bars.length,
                active,
                text: shown === undefined ? name : sentence(shown),
              }))}
          {...handlers}
        >
          <Drawing aria-hidden focusable="false">
            <Hatchings id={id} />
            {chosen < 0 ? null : (
              <Column data-selected="" x={percent(chosen * slot)} width={percent(slot)} height={height} />
            )}
            {active === undefined ? null : (
              <Column ref={column} x={percent(active * slot)} width={percent(slot)} height={height} />
            )}
            <ValueGrid ticks={ticks} height={height} />
            {bars.map((bar, index) => (
              <svg key={bar.key} x={percent(index * slot)} width={percent(slot)} overflow="visible">
                {barSegments(bar, parts, ticks, height).map((segment) => (
                  <g key={segment.part}>
                    <Segment y={segment.y} height={segment.height} data-series={segment.look} />
                    {segment.look > 1 && (
                      <Segment
                        y={segment.y}
                        height={segment.height}
                        style={{ fill: hatching(id, segment.look) }}
                        data-hatching=""
                      />
                    )}
                  </g>
                ))}
                {isLabelled(index, bars.length, current) && (
                  <SlotText x="50%" y={height + 18} data-current={bar.current || undefined}>
                    {bar.label}
                  </SlotText>
                )}
              </svg>
            ))}
            {reference === undefined || empty ? null : (
              <>
                <Reference
                  x1={0}
                  x2="100%"
                  y1={placeOf(reference.value, ticks, height)}
                  y2={placeOf(reference.value, ticks, height)}
                />
                <ReferenceText x="100%" y={placeOf(reference.value, ticks, height) - 6}>
                  {reference.label}
                </ReferenceText>
              </>
            )}
          </Drawing>
          {empty ? <EmptyText>{labels.empty}</EmptyText> : null}
          {shown === undefined ? null : (
            <Readout
              data-part="readout"
              aria-hidden
              data-side={(active ?? 0) * slot >= 0.5 ? 'start' : 'end'}
              style={{ '--at': percent(((active ?? 0) + 0.5) * slot) }}
            >
              <ReadoutLine data-total="">
                <span>{shown.title ?? shown.label}</span>
                <span>
                  {hasValues(shown) ? (
                    chartText(barTotal(shown, parts), measure, number)
                  ) : (
                    <Dash says={labels.noValue} />
                  )}
                </span>
              </ReadoutLine>
              {parts.length > 1 &&
                of(shown).map(({ key, label, undrawn }) => (
                  <ReadoutLine key={key}>
                    {undrawn ? (
                      <span />
                    ) : (
                      <Swatch id={id} look={(parts.findIndex((part) => part.key === key) % 5) + 1} />
                    )}
                    <span>{label}</span>
                    <span>{chartText(shown.values[key] ?? 0, measure, number)}</span>
                  </ReadoutLine>
                ))}
            </Readout>
          )}
        </Plot>
      </Scroll>
    </Frame>
  );
}
