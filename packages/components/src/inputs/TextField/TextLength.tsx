import type { RefObject } from 'react';
import { useHeldValue } from '../../hooks/useControlValue';
import { Counter } from './TextControl.styles';

export interface TextLengthProps {
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  /** What the control was given, where its host holds it. */
  value: string | undefined;
  defaultValue: string | undefined;
  /** What it may hold, counted as `maxLength` counts: a rare character or an emoji is two. */
  most: number;
}

/** How much of its length a field has used. It alone is drawn again with every letter, and a field without it listens to none. */
export function TextLength({ control, value, defaultValue = '', most }: TextLengthProps) {
  const held = useHeldValue(control, value, defaultValue);
  return (
    <Counter data-part="counter">
      {held.length}/{most}
    </Counter>
  );
}
