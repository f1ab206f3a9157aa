import { useRef, type HTMLAttributes, type ReactNode } from 'react';
import { useFieldGroup } from '../Field/FieldContext';
import { Input } from '../RadioGroup/CoverInput.styles';
import { useEntrance, useGiven, useRadios, type RadioSetProps } from '../RadioGroup/useRadios';
import { Chip, Fact, Root } from './Chips.styles';

export interface ChipOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** After the label, smaller: how many rows it leaves, the delay of a machine room. */
  fact?: ReactNode;
  disabled?: boolean;
}

interface ChipsBase<Value extends string>
  extends Omit<RadioSetProps<Value>, 'value' | 'defaultValue' | 'onValueChange'>,
    Omit<HTMLAttributes<HTMLDivElement>, keyof RadioSetProps<Value> | 'children'> {
  options: readonly ChipOption<Value>[];
  /** `filter` is bare at rest, 26 high; `box` has a border, 30 high, for a choice in a form. */
  variant?: 'filter' | 'box';
}

export interface SingleChipsProps<Value extends string = string> extends ChipsBase<Value> {
  multiple?: false;
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
}

export interface MultipleChipsProps<Value extends string = string> extends ChipsBase<Value> {
  multiple: true;
  value?: readonly Value[];
  defaultValue?: readonly Value[];
  /** All chosen values, in the order of the options. */
  onValueChange?: (values: Value[]) => void;
}

export type ChipsProps<Value extends string = string> = SingleChipsProps<Value> | MultipleChipsProps<Value>;

/** A row of filters or small choices: radios when one, checkboxes when several may be chosen. */
export function Chips<Value extends string = string>(props: ChipsProps<Value>) {
  return props.multiple ? <MultipleChips {...props} /> : <SingleChips {...props} />;
}

const face = ({ label, fact }: ChipOption) => (
  <>
    <span>{label}</span> {fact !== undefined && <Fact>{fact}</Fact>}
  </>
);

function SingleChips<Value extends string>({
  options,
  variant = 'filter',
  multiple,
  ...rest
}: SingleChipsProps<Value>) {
  const { root, radio } = useRadios(rest);
  return (
    <Root data-component="Chips" data-variant={variant} data-multiple={multiple} {...root}>
      {options.map((option) => (
        <Chip key={option.value} data-part="chip">
          <Input {...radio(option)} />
          {face(option)}
        </Chip>
      ))}
    </Root>
  );
}

function MultipleChips<Value extends string>({
  options,
  variant = 'filter',
  multiple,
  name,
  value,
  defaultValue,
  disabled,
  onValueChange,
  onChange,
  onBlur,
  ref,
  ...rest
}: MultipleChipsProps<Value>) {
  const root = useRef<HTMLDivElement>(null);
  useEntrance(ref, root);
  useGiven(root, value);
  const group = useFieldGroup({ ...rest, disabled }, 'group');
  const report = (changed: HTMLInputElement) => {
    // Read from the boxes themselves, which hold the truth whether a value is given or not.
    const checked = new Set(
      [...(root.current?.querySelectorAll('input') ?? [])]
        .filter((box) => (box === changed ? changed.checked : box.checked))
        .map((box) => box.value),
    );
    onValueChange?.(options.map((option) => option.value).filter((each) => checked.has(each)));
  };
  return (
    <Root
      ref={root}
      data-component="Chips"
      data-variant={variant}
      data-multiple={multiple}
      {...rest}
      {...group.attributes}
    >
      {options.map((option) => (
        <Chip key={option.value} data-part="chip">
          <Input
            ref={ref}
            type="checkbox"
            name={name}
            value={option.value}
            disabled={group.disabled || option.disabled}
            aria-invalid={group.invalid || undefined}
            checked={value?.includes(option.value)}
            defaultChecked={value === undefined ? defaultValue?.includes(option.value) : undefined}
            onBlur={onBlur}
            onChange={(event) => {
              onChange?.(event);
              report(event.target);
            }}
          />
          {face(option)}
        </Chip>
      ))}
    </Root>
  );
}
