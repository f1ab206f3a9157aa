import { useTextControl, type TextControlProps } from './TextControl';

export type { TextFieldSize } from './TextControl';

export type TextFieldProps = TextControlProps;

/** One line of text. Stands alone with an `aria-label`, or inside a `Field`. */
export function TextField(props: TextFieldProps) {
  return useTextControl({ component: 'TextField', ...props });
}
