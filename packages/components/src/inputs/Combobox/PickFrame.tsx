import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton';
import { useFormReset } from '../../hooks/useFormReset';
import { useMergedRef } from '../../hooks/useMergedRef';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon';
import { CloseIcon } from '../../icons/CloseIcon';
import { useFieldControl } from '../Field/FieldContext';
import type { TextFieldSize } from '../TextField/TextField';
import { Arrow, Clear, Root, Trigger } from './PickControl.styles';
import { useLeaving } from './useLeaving';
import type { usePanel } from './usePanel';

/** What every control has that opens a panel of choices. */
export interface PickFrameProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'value' | 'defaultValue' | 'children' | 'type'> {
  /** Height: sm 24 in rows, md 30, lg 38 on store and login, touch 44. */
  size?: TextFieldSize;
  placeholder?: string;
  invalid?: boolean;
  required?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

interface PickFrameOwnProps extends PickFrameProps {
  component: string;
  panel: ReturnType<typeof usePanel>;
  /** What is held, as a native form sends it. */
  held: readonly string[];
  clearable: boolean;
  clearLabel: string;
  /** A hand or the focus comes near: the panel may be fetched. */
  onNear: () => void;
  onClear: () => void;
  /** The form around it goes back to its first values. */
  onFormReset: () => void;
  /** The panel, once it was opened. */
  overlay: ReactNode;
  /** What the closed control shows. */
  children: ReactNode;
}

/** The closed control of Combobox, MultiSelect and Cascader, around whichever panel it opens. */
export function PickFrame({
  component,
  panel,
  held,
  size = 'md',
  clearable,
  clearLabel,
  invalid,
  required,
  disabled,
  id,
  name,
  'aria-describedby': describedBy,
  className,
  style,
  onClick,
  onKeyDown,
  onFocus,
  onBlur,
  onPointerEnter,
  onNear,
  onClear,
  onFormReset,
  overlay,
  children,
  ref,
  ...rest
}: PickFrameOwnProps) {
  const field = useFieldControl({ ...rest, id, invalid, required, disabled, 'aria-describedby': describedBy });
  const trigger = useMergedRef(panel.anchor, ref);
  const leaving = useLeaving(panel, onBlur);
  useFormReset(panel.anchor, onFormReset);
  const canClear = clearable && held.length > 0 && !field.disabled;

  return (
    <Root
      data-component={component}
      data-size={size}
      data-invalid={field['aria-invalid']}
      data-disabled={field.disabled || undefined}
      data-open={panel.open || undefined}
      data-clearable={canClear || undefined}
      className={className}
      style={style}
    >
      <Trigger
        {...rest}
        {...field}
        {...panel.attributes}
        ref={trigger}
        data-part="trigger"
        onClick={(event) => {
          onClick?.(event);
          panel.press(event);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          panel.keyDown(event);
        }}
        onFocus={(event) => {
          leaving.stay();
          onFocus?.(event);
          onNear();
        }}
        onBlur={leaving.leave}
        onPointerEnter={(event) => {
          onPointerEnter?.(event);
          onNear();
        }}
      >
        {children}
      </Trigger>
      {canClear && (
        <Clear>
          <IconButton
            label={clearLabel}
            icon={<CloseIcon size={14} />}
            onClick={() => {
              onClear();
              panel.anchor.current?.focus();
            }}
          />
        </Clear>
      )}
      <Arrow aria-hidden="true">
        <ChevronDownIcon />
      </Arrow>
      {name !== undefined &&
        held.map((value) => (
          <input key={value} type="hidden" form={rest.form} name={name} value={value} disabled={field.disabled} />
        ))}
      {overlay}
    </Root>
  );
}
