import { useLayoutEffect, useRef, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { ChoiceHint, ChoiceLabel, ChoiceRoot } from '../CheckboxField/choice.styles';
import { useFieldChoice } from '../Field/FieldContext';
import { Track } from './Switch.styles';

export interface SwitchProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'size' | 'children'> {
  /** The words beside it: 到期自动续费. Without them it needs a `Field` or an `aria-label`. */
  children?: ReactNode;
  /** A second line under the words. */
  hint?: ReactNode;
  onCheckedChange?: (checked: boolean) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Turns something on or off at once. For a choice that is sent with a form use `CheckboxField`. */
export function Switch({ children, hint, className, style, onChange, onCheckedChange, ...rest }: SwitchProps) {
  const field = useFieldChoice(rest);
  const root = useRef<HTMLDivElement>(null);
  // A reset of the form keeps what the host holds (`useGiven` does this for a set).
  useLayoutEffect(() => {
    const box = root.current?.querySelector('input');
    if (box && rest.checked !== undefined) box.defaultChecked = rest.checked;
  });
  const track = (
    <Track
      {...rest}
      {...field}
      type="checkbox"
      role="switch"
      onChange={(event) => {
        onChange?.(event);
        onCheckedChange?.(event.target.checked);
      }}
    />
  );
  return (
    <ChoiceRoot ref={root} data-component="Switch" className={className} style={style}>
      {children === undefined ? (
        track
      ) : (
        <ChoiceLabel>
          {track}
          <span>
            {children}
            {hint !== undefined && <ChoiceHint>{hint}</ChoiceHint>}
          </span>
        </ChoiceLabel>
      )}
    </ChoiceRoot>
  );
}
