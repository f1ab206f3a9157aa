import type { CSSProperties, ReactNode } from 'react';
import { placeOf } from './StackedBarChart/stacked-bar';
import { Axis, GridLine } from './StackedBarChart/StackedBarChart.styles';

interface TicksProps {
  /** Values that have a line, from the lowest. */
  ticks: readonly number[];
  /** Of the plot, px. */
  height: number;
}

/** The value of each line of a plot, beside it. */
export const ValueAxis = ({ ticks, height, say }: TicksProps & { say: (tick: number) => ReactNode }) => (
  <Axis aria-hidden data-part="axis">
    {ticks.map((tick) => (
      <span key={tick} style={{ '--y': `${placeOf(tick, ticks, height)}px` } as CSSProperties}>
        {say(tick)}
      </span>
    ))}
  </Axis>
);

/** The lines of a plot, one for each value of its axis. */
export const ValueGrid = ({ ticks, height }: TicksProps) =>
  ticks.map((tick) => {
    const y = placeOf(tick, ticks, height);
    return <GridLine key={tick} x1={0} x2="100%" y1={y} y2={y} data-zero={tick === 0 || undefined} />;
  });
