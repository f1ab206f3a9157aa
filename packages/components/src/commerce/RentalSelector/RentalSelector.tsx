import { useRef, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import type { Labels } from '../../words';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { fillSentence } from '../../fill-sentence';
import { useFormReset } from '../../hooks/useFormReset';
import { InfoIcon } from '../../icons/InfoIcon';
import { Segmented } from '../../inputs/Segmented/Segmented';
import { rentalSelectorMessages } from './messages';
import { useDiscountWord } from '../useDiscountWord';
import { PeriodRuler } from './PeriodRuler';
import { Cheaper, DueTime, Head, Hint, Note, Root } from './RentalSelector.styles';
import { markOf, periodLabel } from './period-label';
import { rentalUnits, type RentalPeriod, type RentalUnit } from './rental-periods';

export interface RentalSelectorProps extends Omit<HTMLAttributes<HTMLDivElement>, 'defaultValue' | 'onChange'> {
  value?: RentalPeriod;
  defaultValue?: RentalPeriod;
  onValueChange?: (period: RentalPeriod) => void;
  /** Offered units, in order; all three by default. */
  units?: readonly RentalUnit[];
  /** Discount of each unit in basis points; its word stands in the unit's segment. */
  discounts?: Partial<Record<RentalUnit, number>>;
  /** A way to pay that has no period; stands before the units. Any choice of a period leaves it. */
  usage?: UsageChoice | undefined;
  disabled?: boolean;
  /** Beside the units, for instance that discounts add up. */
  note?: ReactNode;
  /** When the chosen period would end, as it is to be read. */
  dueTime?: ReactNode;
  /** Says that a longer unit costs hardly more; stands in place of the range. */
  cheaper?: ReactNode;
  label?: string;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof rentalSelectorMessages>;
  ref?: Ref<HTMLDivElement>;
}

/** Paying by usage instead of a period. */
export interface UsageChoice {
  readonly label: ReactNode;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  /** Stands in place of the ruler while it is chosen. */
  readonly hint: ReactNode;
}

const byUsage = 'usage';

/** Discounts of the units in basis points (product §9). */
const usualDiscounts: Record<RentalUnit, number> = { hour: 10_000, day: 9800, month: 9500 };

/** Days, or the first unit of an offer without them. */
const usualUnit = (units: readonly RentalUnit[]): RentalUnit => (units.includes('day') ? 'day' : (units[0] ?? 'day'));

/** How long to rent: the unit with its discount, then the count on a ruler; 1–23 hours, 1–29 days or 1–12 months. Each unit remembers its own count. */
export function RentalSelector({
  value,
  units = rentalUnits,
  defaultValue = { unit: usualUnit(units), count: 1 },
  onValueChange,
  discounts = usualDiscounts,
  usage,
  disabled = false,
  note,
  dueTime,
  cheaper,
  label,
  labels,
  ...rest
}: RentalSelectorProps) {
  const words = useWords('rentalSelector', rentalSelectorMessages, labels);
  const discountWord = useDiscountWord();
  const [own, setOwn] = useState(defaultValue);
  const [counts, setCounts] = useState<Partial<Record<RentalUnit, number>>>({});
  const radio = useRef<HTMLInputElement>(null);
  useFormReset(radio, () => {
    setOwn(defaultValue);
    setCounts({});
  });
  const period = value ?? own;
  const { unit } = period;

  const isByUsage = usage?.chosen === true;

  const choose = (next: RentalPeriod) => {
    setOwn(next);
    // By usage the count was remembered on the way in; what the value says meanwhile is nobody's choice.
    setCounts((before) => ({ ...before, ...(!isByUsage && { [unit]: period.count }), [next.unit]: next.count }));
    onValueChange?.(next);
  };
  const chooseUsage = () => {
    setCounts((before) => ({ ...before, [unit]: period.count }));
    usage?.onChoose();
  };
  const periods = units.map((each) => ({
    value: each,
    label: (
      <>
        {words.units[each]} {discountWord(discounts[each] ?? 10_000)}
      </>
    ),
  }));

  const options: readonly { readonly value: RentalUnit | typeof byUsage; readonly label: ReactNode }[] =
    usage === undefined ? periods : [{ value: byUsage, label: usage.label }, ...periods];

  return (
    <Root data-component="RentalSelector" role="group" aria-label={label ?? words.label} {...rest}>
      <Head>
        <Segmented
          ref={radio}
          aria-label={label ?? words.label}
          options={options}
          value={isByUsage ? byUsage : unit}
          disabled={disabled}
          onValueChange={(next) => {
            if (next === byUsage) chooseUsage();
            else choose({ unit: next, count: counts[next] ?? (next === unit ? period.count : 1) });
          }}
        />
        {note === undefined || isByUsage ? null : <Note data-part="note">{note}</Note>}
      </Head>
      {isByUsage ? (
        <Hint data-part="usage">{usage.hint}</Hint>
      ) : (
        <>
          <PeriodRuler
            value={period}
            disabled={disabled}
            label={words.units[unit]}
            onCountChange={(count) => choose({ unit, count })}
            describe={(count) => periodLabel({ unit, count }, words)}
            display={(count) => markOf({ unit, count }, words) ?? String(count)}
          />
          <Hint data-part="hint">
            <span>
              {fillSentence(
                dueTime === undefined ? words.chosen : words.chosenUntil,
                <b>{periodLabel(period, words)}</b>,
                <DueTime>{dueTime}</DueTime>,
              )}
            </span>
            {cheaper === undefined ? (
              <span>{words.ranges[unit]}</span>
            ) : (
              <Cheaper data-part="cheaper">
                <InfoIcon size={14} />
                {cheaper}
              </Cheaper>
            )}
          </Hint>
        </>
      )}
    </Root>
  );
}
