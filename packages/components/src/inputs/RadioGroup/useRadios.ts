import {
  useId,
  useLayoutEffect,
  useRef,
  type ChangeEvent,
  type ChangeEventHandler,
  type FocusEventHandler,
  type Ref,
  type RefObject,
} from 'react';
import { useFieldGroup, type GroupState } from '../Field/FieldContext';

/** What every set of radios takes, whatever it looks like. */
export interface RadioSetProps<Value extends string> {
  /** Name in the form; one is made up without it, so that the radios belong together. */
  name?: string;
  value?: Value;
  defaultValue?: Value;
  disabled?: boolean;
  onValueChange?: (value: Value) => void;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** Handed every radio of the set, as form libraries expect, and last the one that takes the focus: the chosen one, else the first that can be. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Hands a ref that every control of a set was given the one that takes the focus, last of all: the chosen one, else the first that can be
 * chosen. `register` of a form library gathers them all; who keeps one element alone, `Controller` or a ref object, focuses that one.
 * It is taken back with the controls themselves.
 */
export function useEntrance(ref: Ref<HTMLInputElement> | undefined, set: RefObject<Element | null>) {
  useLayoutEffect(() => {
    const find = (which: string) => set.current?.querySelector<HTMLInputElement>(`input:enabled${which}`);
    const entrance = ref && (find(':checked') ?? find(''));
    if (!entrance) return undefined;
    if (typeof ref === 'object') return void Object.assign(ref, { current: entrance });
    const release = ref(entrance);
    return typeof release === 'function' ? release : undefined;
  });
}

/** Keeps the boxes of a set as the host holds them when their form is reset, which React does after an action. React keeps text fields by itself, but no boxes. */
export function useGiven(set: RefObject<Element | null>, given: readonly string[] | undefined) {
  useLayoutEffect(() => {
    if (given)
      for (const box of set.current?.querySelectorAll('input') ?? []) box.defaultChecked = given.includes(box.value);
  });
}

/**
 * Attributes of a set of radios: `root` with whatever else was given, completed by the field around it, and those of each native radio.
 * The browser gives arrow keys and one tab stop.
 */
export function useRadios<Value extends string, Rest extends GroupState>({
  name,
  value,
  defaultValue,
  disabled,
  onValueChange,
  onChange,
  onBlur,
  ref,
  invalid,
  ...rest
}: RadioSetProps<Value> & Rest) {
  const ownName = useId();
  const group = useFieldGroup({ ...rest, invalid, disabled });
  const set = useRef<HTMLDivElement>(null);
  useEntrance(ref, set);
  useGiven(set, value === undefined ? value : [value]);
  const radio = (option: { value: Value; disabled?: boolean }) => ({
    ref,
    type: 'radio' as const,
    name: name ?? ownName,
    value: option.value,
    disabled: group.disabled || option.disabled,
    checked: value === undefined ? undefined : value === option.value,
    defaultChecked: value === undefined ? defaultValue === option.value : undefined,
    onBlur,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      onChange?.(event);
      onValueChange?.(option.value);
    },
  });
  return { root: { ref: set, ...rest, ...group.attributes }, radio };
}
