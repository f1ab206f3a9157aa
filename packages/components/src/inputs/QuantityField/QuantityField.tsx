import { useState, type InputHTMLAttributes, type KeyboardEvent, type Ref } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import type { Labels } from '../../words';
import { useControlValue } from '../../hooks/useControlValue';
import { useMergedRef } from '../../hooks/useMergedRef';
import { MinusIcon } from '../../icons/MinusIcon';
import { PlusIcon } from '../../icons/PlusIcon';
import { quantityFieldMessages } from './messages';
import { useFieldControl } from '../Field/FieldContext';
import { useInform, useReport } from '../Field/useReport';
import type { TextFieldSize } from '../TextField/TextField';
import { writeValue } from '../TextField/writeValue';
import { fitQuantity, parseQuantity } from './quantity';
import { useFitted } from './useFitted';
import { Input, Root, Step, Unit } from './QuantityField.styles';

export interface QuantityFieldProps
  extends Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'size' | 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'inputMode' | 'role'
  > {
  /** A number with at most `precision` decimals. */
  value?: number;
  defaultValue?: number;
  /** A number. Text too, since that is what a form library's `register` declares. */
  min?: number | string;
  max?: number | string;
  /** Decimals that may be typed; none by default. */
  precision?: number;
  /** Drawn after the number: GB, 元/小时. Its name belongs to the label, for screen readers. */
  unit?: string;
  /** Counted from `min`: 50 with a minimum of 100 allows 100, 150, 200. By default the smallest number of that `precision`. */
  step?: number;
  size?: TextFieldSize;
  /** The two step buttons. Without them it is a number box, 72 px wide. */
  steppers?: boolean;
  invalid?: boolean;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof quantityFieldMessages>;
  /** Every number in the range, as it is typed or stepped to. Not called for text that is none. */
  onValueChange?: (value: number) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A number that is none was not given: the box is empty. */
const known = (value: number | undefined) => (Number.isNaN(value) ? undefined : value);

/**
 * A number with a step down and a step up: whole, or with decimals by `precision`. Arrow keys, Page, Home and End work too, the wheel does
 * not; a number out of range is fitted on leaving, and the field around it says so. Text that is no such number stays, and on leaving the
 * field says what is wrong; nothing is reported of it. An amount of money is an `AmountField`.
 */
export function QuantityField({
  value,
  defaultValue,
  min: lowest = 0,
  max: highest = Number.MAX_SAFE_INTEGER,
  precision = 0,
  step = 10 ** -precision,
  unit,
  size = 'md',
  steppers = true,
  invalid,
  disabled,
  labels,
  className,
  style,
  onChange,
  onValueChange,
  onBlur,
  onKeyDown,
  ref,
  ...rest
}: QuantityFieldProps) {
  const words = useWords('quantityField', quantityFieldMessages, labels);
  const min = Number(lowest);
  const max = Number(highest);
  const range = { min, max, step, precision };
  const lowEnd = Number.isFinite(min) ? min : undefined;
  const highEnd = max < Number.MAX_SAFE_INTEGER ? max : undefined;
  // Where it returns to when it was emptied, and where it begins.
  const first = known(defaultValue) ?? lowEnd ?? fitQuantity(0, range);
  const begun = Number.isNaN(defaultValue) ? '' : String(first);
  const given = known(value);
  // What is being typed into a field that follows a value; it need not be a number yet.
  const [draft, setDraft] = useState<string>();
  const [typing, setTyping] = useState(false);
  // What was left there wrong gives way to another number of the host: its slider was dragged, or its form begins anew.
  const [followed, setFollowed] = useState(value);
  if (!Object.is(value, followed)) {
    setFollowed(value);
    if (!typing) setDraft(undefined);
  }
  const [input, text] = useControlValue<HTMLInputElement>(
    value === undefined ? undefined : (draft ?? String(given ?? '')),
    begun,
  );
  const current = parseQuantity(text, precision);
  // What the box holds at this moment: its form may have written since it was drawn.
  const heldText = () => input.current?.value ?? text;
  const heldNumber = () => parseQuantity(heldText(), precision);
  useReport(current === undefined && !typing ? words.invalid(precision) : undefined);
  const [fitted, setFitted] = useFitted(current, range, input);
  useInform(fitted === undefined ? undefined : words.fitted(fitted, lowEnd, highEnd));
  const field = useFieldControl({
    ...rest,
    invalid: invalid || current === undefined ? true : undefined,
    disabled,
  });

  const write = (next: number) => {
    if (input.current) writeValue(input.current, String(next));
    setDraft(undefined);
  };
  const still = field.disabled || rest.readOnly;
  const goTo = (next: number | undefined) => {
    if (!still && next !== undefined) write(fitQuantity(next, range));
  };
  const nudge = (steps: number) => goTo((heldNumber() ?? given ?? first) + steps * step);
  // Disabled at either end, it would drop the focus of whoever has just stepped there.
  const stepper = (steps: number, atEnd: boolean) =>
    atEnd ? { 'aria-disabled': true } : { onClick: () => nudge(steps) };
  const leave = () => {
    if (rest.readOnly) return;
    const left = heldNumber();
    if (left !== undefined) {
      const nearest = fitQuantity(left, range);
      write(nearest);
      setFitted(nearest === left ? undefined : nearest);
    } else if (heldText().trim() === '') write(given ?? first);
    setTyping(false);
  };
  const keys: Partial<Record<string, () => void>> = {
    ArrowUp: () => nudge(1),
    ArrowDown: () => nudge(-1),
    PageUp: () => nudge(10),
    PageDown: () => nudge(-10),
    Home: () => goTo(lowEnd),
    End: () => goTo(highEnd),
    Enter: leave,
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const act = keys[event.key];
    if (!act || event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key !== 'Enter') event.preventDefault();
    act();
  };

  return (
    <Root
      data-component="QuantityField"
      data-size={size}
      data-invalid={field['aria-invalid']}
      data-disabled={field.disabled || undefined}
      className={className}
      style={style}
    >
      {steppers && (
        <Step
          type="button"
          tabIndex={-1}
          aria-label={words.decrease}
          disabled={still}
          {...stepper(-1, current !== undefined && current <= min)}
        >
          <MinusIcon size={14} />
        </Step>
      )}
      <Input
        {...rest}
        {...field}
        ref={useMergedRef(input, ref)}
        type="text"
        inputMode={precision > 0 ? 'decimal' : 'numeric'}
        role="spinbutton"
        autoComplete="off"
        data-alone={steppers ? undefined : ''}
        value={value === undefined ? undefined : text}
        defaultValue={value === undefined ? begun : undefined}
        // A number outside the range may not be told as a value of it: screen readers read the text.
        aria-valuenow={current === undefined || current < min || current > max ? undefined : current}
        aria-valuemin={lowEnd}
        aria-valuemax={highEnd}
        onChange={(event) => {
          setFitted(undefined);
          setTyping(true);
          const next = parseQuantity(event.target.value, precision);
          setDraft(event.target.value);
          onChange?.(event);
          if (next !== undefined && next <= max && fitQuantity(next, range) === next) onValueChange?.(next);
        }}
        onBlur={(event) => {
          leave();
          onBlur?.(event);
        }}
        onKeyDown={handleKey}
      />
      {unit !== undefined && (
        <Unit aria-hidden="true" data-part="unit">
          {unit}
        </Unit>
      )}
      {steppers && (
        <Step
          type="button"
          tabIndex={-1}
          aria-label={words.increase}
          disabled={still}
          {...stepper(1, current !== undefined && current >= max)}
        >
          <PlusIcon size={14} />
        </Step>
      )}
    </Root>
  );
}
