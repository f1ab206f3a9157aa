import { Slider as Base } from '@base-ui/react/slider';
import { useContext, useId, useRef, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { useLocale, useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { useFieldsetDisabled } from '../../hooks/useFieldsetDisabled';
import { useFormReset } from '../../hooks/useFormReset';
import type { Labels } from '../../words';
import { FieldContext, useFieldGroup } from '../Field/FieldContext';
import { useInform, useReport } from '../Field/useReport';
import { QuantityField } from '../QuantityField/QuantityField';
import { Ends, Rail, Root } from '../Slider/Slider.styles';
import { rangeSliderMessages } from './messages';
import { Between, Boxes, Control, Readout, Thumb, Track } from './RangeSlider.styles';

/** Lowest and highest, both counted in. */
export type NumberRange = readonly [lowest: number, highest: number];

export interface RangeSliderProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'defaultValue' | 'onChange' | 'children' | 'aria-label'> {
  /** Names the set; each thumb and box adds its end to it. */
  label: string;
  value?: NumberRange;
  defaultValue?: NumberRange;
  min: number;
  max: number;
  step?: number;
  /** After the numbers: Mbps, 元/小时. */
  unit?: string;
  /** A number as it is read and shown, with its unit; grouped digits and `unit` by default. */
  format?: (value: number) => string;
  /** Under the ends of the track; the formatted ends by default. */
  minLabel?: ReactNode;
  maxLabel?: ReactNode;
  /** The boxes for typing both numbers; without them the range is written out. */
  boxes?: boolean;
  disabled?: boolean;
  /** A native form sends both numbers under it, the lowest first. */
  name?: string;
  /** While it is dragged or typed. */
  onValueChange?: (range: NumberRange) => void;
  /** Once a thumb is let go, a key was pressed or a number was typed: the moment to search. */
  onValueCommitted?: (range: NumberRange) => void;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof rangeSliderMessages>;
  /** The input of the lowest thumb. */
  ref?: Ref<HTMLInputElement>;
}

interface Told {
  readonly lowest?: string | undefined;
  readonly highest?: string | undefined;
}

/** What each of the two boxes tells, and for each what takes it. */
function useTold() {
  const [told, setTold] = useState<Told>({});
  const [tell] = useState(() => ({
    lowest: (lowest?: string) => setTold((before) => ({ ...before, lowest })),
    highest: (highest?: string) => setTold((before) => ({ ...before, highest })),
  }));
  return { told, tell };
}

/**
 * The field around as each of the two boxes sees it: it names and describes the whole, and a box only by what that tells of itself, which
 * stands as long as it is true. Neither hides the other.
 */
function useBoxFields(bothOf: (lowest: string, highest: string) => string) {
  const field = useContext(FieldContext);
  const problems = useTold();
  const notes = useTold();
  const inOne = ({ lowest, highest }: Told) =>
    lowest === undefined || highest === undefined || lowest === highest ? (lowest ?? highest) : bothOf(lowest, highest);
  useReport(inOne(problems.told));
  useInform(inOne(notes.told));
  // What the line says: a note waits until nothing is wrong.
  const said = field?.invalid ? problems.told : notes.told;
  return (end: keyof Told) =>
    field && {
      ...field,
      messageId: said[end] === undefined ? '' : field.messageId,
      invalid: false,
      required: false,
      report: problems.tell[end],
      inform: notes.tell[end],
    };
}

/**
 * A range of whole numbers, by dragging two thumbs or by typing both ends: a price from 2 to 8, 40 to 80 GB of memory. One number is a
 * `Slider`, a range of days a `DateRangeField`.
 *
 * The value is a pair, so a form holds it by `value` and `onValueChange`, with `Controller` of react-hook-form.
 *
 * Keyboard: each thumb is a slider and a stop of Tab. Left and Down go a step back, Right and Up a step on, Page and Shift with an arrow ten
 * steps, Home and End to the end that the other thumb leaves.
 *
 * The component MUST keep the thumbs in their order, MUST name both and read their numbers with unit; a press on the track moves the thumb
 * that is nearer.
 * The consumer MUST give bounds that `step` divides, MUST give a range within them when it narrows them, since only a person's hand changes
 * the value, and MUST check the range again on submission. Until then a thumb stands at the end, and the numbers are those that are held.
 */
export function RangeSlider({
  label,
  value,
  min,
  max,
  defaultValue = [min, max],
  step = 1,
  unit,
  format,
  minLabel,
  maxLabel,
  boxes = true,
  disabled,
  name,
  onValueChange,
  onValueCommitted,
  labels,
  ref,
  ...rest
}: RangeSliderProps) {
  const words = useWords('rangeSlider', rangeSliderMessages, labels);
  const { formats } = useLocale();
  const root = useRef<HTMLDivElement>(null);
  const shut = useFieldsetDisabled(root);
  const group = useFieldGroup({ ...rest, 'aria-label': label, disabled: shut || disabled }, 'group');
  const [inner, setInner] = useState<NumberRange>(defaultValue);
  useFormReset(root, () => setInner(defaultValue));
  const fit = (each: number) => Math.max(min, Math.min(max, each));
  // What it holds by itself follows narrower bounds, and comes back with them.
  const range: NumberRange = value ?? [fit(inner[0]), fit(inner[1])];
  const [lowest, highest] = range;

  const write = format ?? ((each: number) => [formats.number(each), unit].filter(Boolean).join(' '));
  const change = (next: NumberRange) => {
    setInner(next);
    onValueChange?.(next);
  };
  /** A number whose thumb stays where it stood is the one that is held: that thumb may stand at a narrower end. */
  const held = (each: number, next: number | undefined) => (next === undefined || next === fit(each) ? each : next);
  const moved = ([low, high]: readonly number[]): NumberRange => [held(lowest, low), held(highest, high)];
  const type = (next: NumberRange) => {
    change(next);
    onValueCommitted?.(next);
  };
  const thumb = (index: 0 | 1, text: string) => ({
    index,
    getAriaLabel: () => text,
    getAriaValueText: () => write(range[index]),
  });
  const fieldOf = useBoxFields(words.both);
  const id = useId();
  const box = { steppers: false, step, disabled: group.disabled };

  return (
    <Root
      ref={root}
      data-component="RangeSlider"
      data-disabled={group.disabled || undefined}
      {...rest}
      {...group.attributes}
    >
      <Rail>
        <Base.Root
          value={range.map(fit)}
          min={min}
          max={max}
          step={step}
          largeStep={step * 10}
          name={name}
          disabled={group.disabled}
          thumbCollisionBehavior="none"
          role="presentation"
          onValueChange={(next) => change(moved(next))}
          onValueCommitted={(next) => onValueCommitted?.(moved(next))}
        >
          <Control data-part="control">
            <Track>
              <Between />
              <Thumb {...thumb(0, words.lowest(label))} inputRef={ref} data-part="lowest" />
              <Thumb {...thumb(1, words.highest(label))} data-part="highest" />
            </Track>
          </Control>
        </Base.Root>
        <Ends aria-hidden="true">
          <span>{minLabel ?? write(min)}</span>
          <span>{maxLabel ?? write(max)}</span>
        </Ends>
      </Rail>
      {boxes ? (
        <Boxes data-part="boxes">
          <FieldContext value={fieldOf('lowest')}>
            <QuantityField
              {...box}
              id={`${id}lowest`}
              aria-label={words.lowestBox(label)}
              value={lowest}
              min={min}
              max={fit(highest)}
              onValueChange={(next) => type([next, highest])}
            />
          </FieldContext>
          <span aria-hidden="true">{words.to}</span>
          <FieldContext value={fieldOf('highest')}>
            <QuantityField
              {...box}
              id={`${id}highest`}
              aria-label={words.highestBox(label)}
              value={highest}
              min={fit(lowest)}
              max={max}
              onValueChange={(next) => type([lowest, next])}
            />
          </FieldContext>
          {unit}
        </Boxes>
      ) : (
        <Readout data-part="range">{words.range(write(lowest), write(highest))}</Readout>
      )}
    </Root>
  );
}
