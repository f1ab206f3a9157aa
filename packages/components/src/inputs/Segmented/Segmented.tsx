import type { HTMLAttributes, ReactNode } from 'react';
import { Input } from '../RadioGroup/CoverInput.styles';
import { useRadios, type RadioSetProps } from '../RadioGroup/useRadios';
import { Root, Segment } from './Segmented.styles';

export interface SegmentedOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
}

export interface SegmentedProps<Value extends string = string>
  extends RadioSetProps<Value>,
    Omit<HTMLAttributes<HTMLDivElement>, keyof RadioSetProps<Value> | 'children'> {
  options: readonly SegmentedOption<Value>[];
  /** Height: sm 26 in panels, md 30, lg 34 on small screens. */
  size?: 'sm' | 'md' | 'lg';
  /** Takes the whole width, in equal parts. */
  block?: boolean;
}

/** One of two to five views or units, side by side: 按小时, 按天, 按月. It scrolls inside itself where it has no room. */
export function Segmented<Value extends string = string>({
  options,
  size = 'md',
  block = false,
  ...rest
}: SegmentedProps<Value>) {
  const { root, radio } = useRadios(rest);
  return (
    <Root data-component="Segmented" data-size={size} data-block={block || undefined} {...root}>
      {options.map((option) => (
        <Segment key={option.value} data-part="segment">
          <Input {...radio(option)} />
          {option.label}
        </Segment>
      ))}
    </Root>
  );
}
