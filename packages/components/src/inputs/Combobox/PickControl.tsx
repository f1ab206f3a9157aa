import { lazyPiece } from '../../foundation/lazyPiece';
import { Suspense, useContext, type ButtonHTMLAttributes, type ReactNode, type Ref } from 'react';
import { IconButton } from '../../actions/IconButton';
import { useMergedRef } from '../../hooks/useMergedRef';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon';
import { CloseIcon } from '../../icons/CloseIcon';
import { FieldContext, useFieldControl } from '../Field/FieldContext';
import type { TextFieldSize } from '../TextField';
import type { OptionPanelProps } from './OptionPanel';
import { Arrow, Clear, Root, Trigger } from './PickControl.styles';
import type { PickOption } from './search-options';
import { usePanel } from './usePanel';

const OptionPanel = lazyPiece(() => import('./OptionPanel').then((module) => ({ default: module.OptionPanel })));

/** What the pickers share, whether one or several may be chosen. */
export interface PickControlProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'value' | 'defaultValue' | 'children' | 'type'> {
  options: readonly PickOption[];
  /** Height: sm 24 in rows, md 30, lg 38 on store and login, touch 44. */
  size?: TextFieldSize;
  placeholder?: string;
  /** The options are on their way. */
  loading?: boolean;
  invalid?: boolean;
  required?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

interface PickControlOwnProps extends PickControlProps {
  component: string;
  chosen: readonly string[];
  multiple: boolean;
  clearable: boolean;
  clearLabel: string;
  words: OptionPanelProps['words'];
  foot?: OptionPanelProps['foot'];
  onChoose: (values: string[]) => void;
  /** What the closed control shows. */
  children: ReactNode;
}

/** The closed control of Combobox and MultiSelect. It is light: the list and its search are fetched when a hand or the focus comes near. */
export function PickControl({
  component,
  options,
  chosen,
  multiple,
  size = 'md',
  clearable,
  clearLabel,
  loading = false,
  invalid,
  required,
  disabled,
  id,
  name,
  words,
  foot,
  'aria-describedby': describedBy,
  className,
  style,
  onClick,
  onKeyDown,
  onFocus,
  onPointerEnter,
  onChoose,
  children,
  ref,
  ...rest
}: PickControlOwnProps) {
  const panel = usePanel();
  const field = useFieldControl({ id, invalid, required, disabled, 'aria-describedby': describedBy });
  const labelId = useContext(FieldContext)?.labelId;
  const trigger = useMergedRef(panel.anchor, ref);
  const canClear = clearable && chosen.length > 0 && !field.disabled;

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
          onFocus?.(event);
          OptionPanel.preload();
        }}
        onPointerEnter={(event) => {
          onPointerEnter?.(event);
          OptionPanel.preload();
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
              onChoose([]);
              panel.anchor.current?.focus();
            }}
          />
        </Clear>
      )}
      <Arrow aria-hidden="true">
        <ChevronDownIcon />
      </Arrow>
      {name !== undefined &&
        chosen.map((value) => <input key={value} type="hidden" name={name} value={value} disabled={field.disabled} />)}
      {panel.wanted && (
        <Suspense>
          <OptionPanel
            id={panel.id}
            label={rest['aria-label']}
            labelledBy={rest['aria-labelledby'] ?? labelId}
            options={options}
            chosen={chosen}
            multiple={multiple}
            loading={loading}
            open={panel.open}
            anchor={panel.anchor}
            byTouch={panel.byTouch}
            words={words}
            foot={foot}
            onOpenChange={panel.change}
            onChoose={onChoose}
          />
        </Suspense>
      )}
    </Root>
  );
}
