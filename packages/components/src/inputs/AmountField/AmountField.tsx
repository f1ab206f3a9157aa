import { useState } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import type { Labels } from '../../words';
import { useControlValue } from '../../hooks/useControlValue';
import { useMergedRef } from '../../hooks/useMergedRef';
import { amountFieldMessages } from './messages';
import { useReport } from '../Field/useReport';
import { TextControl, type TextControlProps } from '../TextField/TextControl';
import { writeValue } from '../TextField/writeValue';
import { amountState, normalizeAmount, tidyAmount } from './amount';
import { useAmountInput } from './useAmountInput';

export interface AmountFieldProps
  extends Omit<TextControlProps, 'type' | 'inputMode' | 'value' | 'defaultValue' | 'clearable' | 'counter' | 'labels'> {
  /** The text as shown, in yuan: `1,500.00`. It is text, so that nothing typed is lost; `amountFen` of this entry turns it into fen. */
  value?: string;
  defaultValue?: string;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof amountFieldMessages>;
}

/**
 * A sum of money in yuan. A plain text input, because number inputs lose what Chinese input methods type (`12。5` becomes 125): known
 * characters are converted in view, the rest stays and is refused. On leaving, groups and two decimals are filled in.
 */
export function AmountField({
  labels,
  placeholder,
  prefix = '¥',
  invalid,
  value,
  defaultValue,
  onChange,
  onValueChange,
  onFocus,
  onBlur,
  onCompositionStart,
  onCompositionEnd,
  ref,
  ...rest
}: AmountFieldProps) {
  const words = useWords('amountField', amountFieldMessages, labels);
  const [input, held] = useControlValue<HTMLInputElement>(value, defaultValue ?? '');
  const amount = useAmountInput(input);
  const [focused, setFocused] = useState(false);
  const [composing, setComposing] = useState(false);

  const { text } = normalizeAmount({ text: held, caret: 0 });
  const state = amountState(text);
  const refused = !composing && (state === 'invalid' || (state === 'unfinished' && !focused));
  useReport(refused ? words.invalid : undefined);

  return (
    <TextControl
      component="AmountField"
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      ref={useMergedRef(input, ref)}
      value={value}
      defaultValue={value === undefined ? defaultValue : undefined}
      prefix={prefix}
      placeholder={placeholder ?? words.placeholder}
      invalid={refused || invalid}
      onChange={(event) => {
        if (amount.settle(event.target, event.nativeEvent)) return;
        onChange?.(event);
        onValueChange?.(event.target.value);
      }}
      onFocus={(event) => {
        setFocused(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setFocused(false);
        if (!event.target.readOnly) writeValue(event.target, tidyAmount(event.target.value));
        onBlur?.(event);
      }}
      onCompositionStart={(event) => {
        amount.startComposition();
        setComposing(true);
        onCompositionStart?.(event);
      }}
      onCompositionEnd={(event) => {
        setComposing(false);
        amount.endComposition(event.currentTarget);
        onCompositionEnd?.(event);
      }}
    />
  );
}
