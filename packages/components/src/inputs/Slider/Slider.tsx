import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import type { Labels } from '../../words';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { useControlValue } from '../../hooks/useControlValue';
import { useMergedRef } from '../../hooks/useMergedRef';
import { sliderMessages } from './messages';
import { useFieldControl } from '../Field/FieldContext';
import { QuantityField } from '../QuantityField/QuantityField';
import { writeValue } from '../TextField/writeValue';
import { Box, Ends, Rail, Range, Root } from './Slider.styles';

export interface SliderProps
  extends Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'size' | 'aria-label'
  > {
  /** Names both the slider and its number box. */
  label: string;
  value?: number;
  defaultValue?: number;
  /** A number. Text too, since that is what a form library's `register` declares. */
  min: number | string;
  max: number | string;
  step?: number;
  /** After the number box: Mbps. */
  unit?: string;
  /** Under the ends of the track; the ends themselves by default. */
  minLabel?: ReactNode;
  maxLabel?: ReactNode;
  /** The box for typing the number. */
  box?: boolean;
  onValueChange?: (value: number) => void;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof sliderMessages>;
  /** The native range. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A whole number in a range, by dragging or by typing: two views of one value.
 *
 * The consumer MUST give a value within the bounds when it narrows them: only a person's hand changes it, and what is loaded late must not.
 * Until then the thumb stands at the end, and the number beside it is the one that is held.
 */
export function Slider({
  label,
  value,
  defaultValue,
  min: lowest,
  max: highest,
  step = 1,
  unit,
  minLabel = lowest,
  maxLabel = highest,
  box = true,
  id,
  disabled,
  'aria-describedby': describedBy,
  className,
  style,
  onChange,
  onValueChange,
  labels,
  ref,
  ...rest
}: SliderProps) {
  const words = useWords('slider', sliderMessages, labels);
  const min = Number(lowest);
  const max = Number(highest);
  const [range, held] = useControlValue<HTMLInputElement>(value?.toString(), String(defaultValue ?? min));
  const field = useFieldControl({ ...rest, id, disabled, 'aria-describedby': describedBy });
  const current = Number(held);
  // The id of the field belongs to the range.
  const boxId = useId();

  return (
    <Root data-component="Slider" data-disabled={field.disabled || undefined} className={className} style={style}>
      <Rail>
        <Range
          {...rest}
          {...field}
          // It always has a value, and its role may not bear the word.
          aria-required={undefined}
          ref={useMergedRef(range, ref)}
          type="range"
          aria-label={label}
          aria-valuetext={unit === undefined ? undefined : `${current} ${unit}`}
          min={min}
          max={max}
          step={step}
          value={value}
          defaultValue={value === undefined ? (defaultValue ?? min) : undefined}
          style={{ '--fill': `${Math.min(1, Math.max(0, (current - min) / Math.max(1, max - min))) * 100}%` }}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.valueAsNumber);
          }}
        />
        <Ends aria-hidden="true">
          <span>{minLabel}</span>
          <span>{maxLabel}</span>
        </Ends>
      </Rail>
      {box && (
        <Box>
          <QuantityField
            id={boxId}
            aria-label={words.box(label)}
            steppers={false}
            value={current}
            min={min}
            max={max}
            step={step}
            disabled={field.disabled}
            onValueChange={(next) => range.current && writeValue(range.current, String(next))}
          />
          {unit}
        </Box>
      )}
    </Root>
  );
}
