import type { CSSProperties, HTMLAttributes, ReactNode, Ref } from 'react';
import { Cell, Label, Line, Note, Root, Value } from './FigureStrip.styles';

export { Cell as FigureCell, FigureUnit } from './FigureStrip.styles';

export interface FigureStripProps extends HTMLAttributes<HTMLDivElement> {
  /** Widths of the cells as a grid template, such as `1.02fr .86fr 1.5fr`; equal without it. Small screens stack by themselves. */
  columns?: string;
  ref?: Ref<HTMLDivElement>;
}

/** One card split by inner lines, a Figure in each cell; all figures stand on one line. */
export function FigureStrip({ columns, style, ...rest }: FigureStripProps) {
  const template = columns === undefined ? undefined : ({ '--figure-columns': columns } as CSSProperties);
  return <Root data-component="FigureStrip" style={{ ...template, ...style }} {...rest} />;
}

export interface FigureProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  label: ReactNode;
  /** At the right of the label's line. */
  labelEnd?: ReactNode;
  /** The figure: Money or Num in size `figure`, text with FigureUnit. */
  value?: ReactNode;
  /** At the right of the figure's line: a gauge. */
  valueEnd?: ReactNode;
  note?: ReactNode;
  noteEnd?: ReactNode;
  tone?: 'plain' | 'warning' | 'danger' | 'quiet';
  /** In place of figure and note: several short lines, several small figures. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

const pair = (line: 'label' | 'value' | 'note', start: ReactNode, end: ReactNode) => (
  <Line data-line={line}>
    {start}
    {end}
  </Line>
);

/** One cell of the strip: label, figure, note. */
export function Figure({
  label,
  labelEnd,
  value,
  valueEnd,
  note,
  noteEnd,
  tone = 'plain',
  children,
  ...rest
}: FigureProps) {
  return (
    <Cell data-component="Figure" data-tone={tone} {...rest}>
      {pair('label', <Label data-part="label">{label}</Label>, labelEnd)}
      {value === undefined ? null : pair('value', <Value data-part="value">{value}</Value>, valueEnd)}
      {children}
      {note === undefined && noteEnd === undefined
        ? null
        : pair(
            'note',
            <Note data-part="note">{note}</Note>,
            noteEnd === undefined ? undefined : <Note data-part="note-end">{noteEnd}</Note>,
          )}
    </Cell>
  );
}
