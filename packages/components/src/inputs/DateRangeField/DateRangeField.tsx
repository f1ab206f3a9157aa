import { useContext, useEffect, useEffectEvent, useId, useRef, useState, type HTMLAttributes, type Ref } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { CircleAlertIcon } from '../../icons/CircleAlertIcon';
import { useFormReset } from '../../hooks/useFormReset';
import type { Labels } from '../../words';
import { Chips } from '../Chips/Chips';
import { chinaToday, daysOf } from '../DateField/date';
import { DateControl } from '../DateField/DateControl';
import { FieldContext, said as saidOf, useFieldGroup } from '../Field/FieldContext';
import type { TextFieldSize } from '../TextField/TextField';
import { Days, Problem, Root, To } from './DateRangeField.styles';
import {
  isNoDay,
  presetOf,
  presetRange,
  rangeProblem,
  type DatePreset,
  type DateRange,
  type DateRangeProblem,
  type DateRangeRules,
} from './date-range';
import { dateRangeFieldMessages } from './messages';

export interface DateRangeFieldProps
  extends DateRangeRules,
    Omit<HTMLAttributes<HTMLDivElement>, 'defaultValue' | 'onChange' | 'children'> {
  value?: DateRange;
  defaultValue?: DateRange;
  /** The offered ranges; none for two bare days. */
  presets?: readonly DatePreset[];
  /** The day the presets count from, `YYYY-MM-DD`; today in China. */
  today?: string;
  size?: TextFieldSize;
  disabled?: boolean;
  invalid?: boolean;
  /** The range, whenever it is whole and keeps the rules; two empty texts when both days were taken away. */
  onValueChange?: (range: DateRange) => void;
  /**
   * What is wrong with the range in view, told whenever that changes and before the value is; `undefined` once nothing is wrong. A wrong
   * range is never told as a value, so the host still holds the one before it.
   */
  onProblemChange?: (problem: DateRangeProblem | undefined) => void;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof dateRangeFieldMessages>;
  /** The input of the first day. */
  ref?: Ref<HTMLInputElement>;
}

const allPresets: readonly DatePreset[] = ['thisMonth', 'lastMonth', 'last90Days'];
const none: DateRange = { start: '', end: '' };

const isSame = (one: DateRange, other: DateRange) => one.start === other.start && one.end === other.end;

/**
 * A range of days for bills and records: this month, last month, the last 90 days, or two days of one's own.
 *
 * The component MUST tell only ranges that keep the rules, MUST leave a wrong one in view, and MUST say what is wrong and what is allowed.
 * The consumer MUST name it, by a `Field` with `group` or an `aria-label`, and MUST count both days in, by China's calendar. A form MUST
 * refuse to be sent while `onProblemChange` last told a problem: it would send the range before the one in view.
 */
export function DateRangeField({
  value,
  defaultValue = none,
  presets = allPresets,
  today = chinaToday(),
  min,
  max,
  maxDays,
  size = 'md',
  disabled,
  invalid,
  onValueChange,
  onProblemChange,
  labels,
  ref,
  ...rest
}: DateRangeFieldProps) {
  const words = useWords('dateRangeField', dateRangeFieldMessages, labels);
  const field = useContext(FieldContext);
  const group = useFieldGroup({ ...rest, invalid, disabled }, 'group');
  const startId = useId();
  const endId = useId();
  const problemId = useId();
  const [inner, setInner] = useState(defaultValue);
  // What is typed but not valid yet, so not reported.
  const [draft, setDraft] = useState<{ over: DateRange; range: DateRange }>();
  // The choice of days of one's own was pressed over this range.
  const [customOver, setCustomOver] = useState<DateRange>();
  // The box with the focus, and whether anything was typed since it came: what is still being typed is not called wrong.
  const [at, setAt] = useState<{ box: string; typed: boolean }>();
  const root = useRef<HTMLDivElement>(null);
  useFormReset(root, () => {
    setInner(defaultValue);
    setDraft(undefined);
    setCustomOver(undefined);
  });

  const held = value ?? inner;
  // Both are gone as soon as another range is given, and do not come back with the one before.
  if (draft && !isSame(draft.over, held)) setDraft(undefined);
  if (customOver && !isSame(customOver, held)) setCustomOver(undefined);
  const shown = draft?.range ?? held;
  const rules = { min, max, maxDays };
  const problem = rangeProblem(shown, rules);
  const isEmpty = shown.start === '' && shown.end === '';
  const preset = customOver ? undefined : presetOf(shown, presets, today);

  const told = useRef<DateRangeProblem>(undefined);
  const tell = (next: DateRangeProblem | undefined) => {
    if (told.current === next) return;
    told.current = next;
    onProblemChange?.(next);
  };
  const tellNow = useEffectEvent(tell);
  useEffect(() => tellNow(problem));
  // A field that is gone is not in the way of its form.
  useEffect(() => () => tellNow(undefined), []);

  const change = (range: DateRange) => {
    const found = rangeProblem(range, rules);
    // First, so that whoever checks the new value no longer holds it for wrong.
    tell(found);
    if (found !== undefined) {
      setDraft({ over: held, range });
      return;
    }
    setDraft(undefined);
    setInner(range);
    onValueChange?.(range);
  };

  const isUnknown = (box: string, day: string) => isNoDay(day) && !(at?.typed && at.box === box);
  const said = {
    incomplete: () => (at?.typed ? undefined : words.incomplete),
    noSuchDay: () => (isUnknown(startId, shown.start) || isUnknown(endId, shown.end) ? words.noSuchDay : undefined),
    reversed: () => words.reversed,
    tooEarly: () => words.tooEarly(min ?? ''),
    tooLate: () => words.tooLate(max ?? ''),
    tooLong: () => words.tooLong(maxDays ?? 0, daysOf(shown.start, shown.end)),
  };
  const message = problem && said[problem]();
  const report = field?.report;
  useEffect(() => {
    report?.(message);
    return () => report?.(undefined);
  }, [report, message]);

  // A day that is none is the fault of its box alone; the field around is wrong because of it.
  const isWrong = (box: string, day: string) =>
    Boolean(saidOf(invalid, rest['aria-invalid'])) ||
    (message !== undefined && problem === 'noSuchDay'
      ? isUnknown(box, day)
      : message !== undefined || field?.invalid === true);
  const typed = () => {
    setCustomOver(undefined);
    setAt((now) => now && { ...now, typed: true });
  };
  const shared = {
    size,
    disabled: group.disabled,
    words,
    'aria-describedby': field === undefined ? problemId : undefined,
  };
  return (
    <Root ref={root} data-component="DateRangeField" {...rest} {...group.attributes}>
      {presets.length > 0 && (
        // The field around names and describes the whole, not this part of it.
        <FieldContext value={undefined}>
          <Chips<DatePreset | 'custom' | ''>
            aria-label={words.choose}
            options={[
              ...presets.map((each) => ({ value: each, label: words.presets[each] })),
              { value: 'custom', label: words.custom },
            ]}
            value={preset ?? (isEmpty && !customOver ? '' : 'custom')}
            disabled={group.disabled}
            onValueChange={(next) => {
              setCustomOver(next === 'custom' ? held : undefined);
              if (next !== 'custom' && next !== '') change(presetRange(next, today));
            }}
          />
        </FieldContext>
      )}
      <Days
        onFocus={({ target }) => setAt((now) => ({ box: target.id, typed: now?.typed ?? false }))}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setAt(undefined);
        }}
      >
        <DateControl
          {...shared}
          ref={ref}
          id={startId}
          aria-label={words.start}
          invalid={isWrong(startId, shown.start)}
          min={min}
          max={max}
          value={shown.start}
          onValueChange={(start) => {
            typed();
            change({ ...shown, start });
          }}
        />
        <To aria-hidden="true">{words.to}</To>
        <DateControl
          {...shared}
          id={endId}
          aria-label={words.end}
          invalid={isWrong(endId, shown.end)}
          min={shown.start || min}
          max={max}
          value={shown.end}
          onValueChange={(end) => {
            typed();
            change({ ...shown, end });
          }}
        />
      </Days>
      {field === undefined && (
        <Problem id={problemId} aria-live="polite">
          {message && (
            <span>
              <CircleAlertIcon size={14} />
              {message}
            </span>
          )}
        </Problem>
      )}
    </Root>
  );
}
