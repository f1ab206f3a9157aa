import { useLocale, useWords } from '../../foundation/LocaleProvider/LocaleContext';
import type { Words } from '../../words';
import { chartScaleMessages } from '../chart-messages';
import { ValueAxis, ValueGrid } from '../chart-grid';
import { axisText, type ChartMeasure } from '../chart-scale';
import { Dash } from '../Dash/Dash';
import type { chartMessages } from '../StackedBarChart/messages';
import { percent, placeOf } from '../StackedBarChart/stacked-bar';
import {
  Drawing,
  EmptyText,
  Frame,
  Plot,
  Readout,
  ReadoutLine,
  SlotText,
} from '../StackedBarChart/StackedBarChart.styles';
import { readoutSlider, useReadout } from '../StackedBarChart/use-readout';
import {
  labelDistance,
  lineRuns,
  lineTicks,
  momentFormat,
  slotsOf,
  timeTicks,
  valueAt,
  type LinePoint,
  type LineSeries,
  type TimeSpan,
} from './line-points';
import { Dot, Line, Pointer } from './LineChart.styles';
import { LineSwatch } from './LineSwatch';
import type { lineChartMessages } from './messages';

interface LinePlotProps {
  name: string;
  series: readonly LineSeries[];
  points: readonly LinePoint[];
  span: TimeSpan;
  /** A value in full: 86.4%. */
  say: (value: number) => string;
  measure: ChartMeasure;
  unit: string;
  most: number;
  height: number;
  words: Words<typeof lineChartMessages>;
  chart: Words<typeof chartMessages>;
}

/** The drawing is stretched to its place; a thousandth is finer than any screen. */
const unitsWide = 1000;
/** From this share of the axis on a label ends at its moment: centred it would stand out over the edge. */
const nearEnd = 0.9;

/** Lines on their grid over a time axis. Arrows and the pointer read out one moment at a time. */
export function LinePlot({
  name,
  series,
  points,
  span,
  say,
  measure,
  unit,
  most,
  height,
  words,
  chart,
}: LinePlotProps) {
  const { number, time } = useLocale().formats;
  const scale = useWords('chartScale', chartScaleMessages);
  const shareOf = (seconds: number) => (seconds - span.begin) / (span.end - span.begin);
  const slots = slotsOf(points, span);
  const { active, handlers } = useReadout(slots.length);
  const ticks = lineTicks(points, series, most);
  const empty = !points.some((point) => series.some(({ key }) => valueAt(point, key) !== null));
  const shown = active === undefined ? undefined : slots[active];
  const at = ((active ?? 0) + 0.5) / slots.length;
  const moment = (seconds: number, apart = span.step) => time(seconds, momentFormat({ ...span, step: apart }));
  const valueOf = (key: string) => valueAt(shown?.point, key);
  const sentence = (seconds: number) =>
    chart.readoutLine([
      moment(seconds),
      ...series.map(({ key, label }) => {
        const value = valueOf(key);
        return words.reading(label, value === null ? words.unknown : say(value));
      }),
    ]);

  return (
    <Frame style={{ '--plot-height': `${height}px`, '--plot-width': '0px' }}>
      <ValueAxis
        ticks={ticks}
        height={height}
        say={(tick) => (
          <>
            {axisText(tick, measure, { number, short: scale.short })}
            {unit}
          </>
        )}
      />
      <Plot
        data-part="plot"
        {...(empty
          ? {}
          : readoutSlider({
              name: chart.readout(name),
              count: slots.length,
              active,
              text: shown === undefined ? name : sentence(shown.time),
            }))}
        {...handlers}
      >
        <Drawing aria-hidden focusable="false">
          <ValueGrid ticks={ticks} height={height} />
          {shown === undefined ? null : <Pointer x1={percent(at)} x2={percent(at)} y1={0} y2={height} />}
          <svg
            width="100%"
            height={height}
            viewBox={`0 0 ${unitsWide} ${height}`}
            preserveAspectRatio="none"
            overflow="visible"
          >
            {series.map(({ key }, index) =>
              lineRuns(slots, key, ticks).map((run) => {
                const places = run.map(({ x, y }) => `${(x * unitsWide).toFixed(1)} ${(y * height).toFixed(1)}`);
                const Shape = run.length === 1 ? Dot : Line;
                return (
                  <Shape
                    key={`${key} ${places[0]}`}
                    data-series={index + 1}
                    d={run.length === 1 ? `M${places[0]}h0` : `M${places.join('L')}`}
                  />
                );
              }),
            )}
            {series.map(({ key }, index) => {
              const value = valueOf(key);
              return value === null ? null : (
                <Dot
                  key={key}
                  data-read=""
                  data-series={index + 1}
                  d={`M${at * unitsWide} ${placeOf(value, ticks, height)}h0`}
                />
              );
            })}
          </svg>
          {timeTicks(span).map((tick) => (
            <SlotText
              key={tick}
              x={percent(shareOf(tick))}
              y={height + 18}
              style={shareOf(tick) > nearEnd ? { textAnchor: 'end' } : undefined}
            >
              {moment(tick, labelDistance(span))}
            </SlotText>
          ))}
        </Drawing>
        {empty ? <EmptyText>{chart.empty}</EmptyText> : null}
        {shown === undefined ? null : (
          <Readout
            data-part="readout"
            aria-hidden
            data-side={at >= 0.5 ? 'start' : 'end'}
            style={{ '--at': percent(at) }}
          >
            <ReadoutLine data-total="">
              <span>{moment(shown.time)}</span>
              <span />
            </ReadoutLine>
            {series.map(({ key, label }, index) => {
              const value = valueOf(key);
              return (
                <ReadoutLine key={key}>
                  <LineSwatch look={index + 1} />
                  <span>{label}</span>
                  <span>{value === null ? <Dash says={words.unknown} /> : say(value)}</span>
                </ReadoutLine>
              );
            })}
          </Readout>
        )}
      </Plot>
    </Frame>
  );
}
