import { Field } from '@compute-market/components/field';
import { RadioCards } from '@compute-market/components/radio-cards';
import { Slider } from '@compute-market/components/slider';
import { Tag } from '@compute-market/components/tag';
import { DUE_MODE, type DueMode } from '@compute-market/contract/enumerations';
import { formatMoney, formatUnitPrice, type Fen, type Unit } from '@compute-market/contract/rules/money';
import { ToldText } from '../../told-text/ToldText';
import { Hourly, Inline } from './CreateInstanceScreen.styles';
import { messages } from './messages';
import { Section } from './Section';

/** What a part costs an hour; the free part costs nothing. */
export const hourly = (price: Unit): string => (price === 0 ? messages.free : messages.hourly(formatUnitPrice(price)));

interface BandwidthChoiceProps {
  /** What can be chosen, Mbps. */
  offer: { readonly Free: number; readonly Max: number };
  /** Mbps in all. */
  value: number;
  /** What lies above the free part costs an hour. */
  price: Unit;
  problem?: string | undefined;
  onChange: (mbps: number) => void;
}

/** 带宽, from the free part up. Absent where none can be chosen. */
export function BandwidthChoice({ offer: { Free, Max }, value, price, problem, onChange }: BandwidthChoiceProps) {
  const { label, unit, free } = messages.bandwidth;
  if (Max <= 0) return null;
  return (
    <Section label={label} value={`${value}${unit}`} problem={problem}>
      <Field reserve={false}>
        <Inline>
          <Slider
            label={label}
            min={Free}
            max={Max}
            value={value}
            unit={unit}
            minLabel={free(Free)}
            onValueChange={onChange}
          />
          <Hourly>{hourly(price)}</Hourly>
        </Inline>
      </Field>
    </Section>
  );
}

/** A size or a length of time of which there is always some: 0 is one that nobody told (decisions 70). */
const toldCount = (count: number): number => count || Number.NaN;

interface DueChoiceProps {
  value: DueMode;
  /** GB of all disks, which are kept. */
  size: number;
  /** A day of keeping them; null where it is not told. */
  dayPrice: Fen | null;
  mostDays: number;
  onChange: (mode: DueMode) => void;
}

/** 到期处理, with what keeping costs. */
export function DueChoice({ value, size, dayPrice, mostDays, onChange }: DueChoiceProps) {
  const words = messages.due;
  const detail = words.keepDetail(
    toldCount(size),
    dayPrice === null ? null : formatMoney(dayPrice),
    toldCount(mostDays),
  );
  return (
    <Section label={words.label} value={value === DUE_MODE.keep ? words.keep : words.release}>
      <RadioCards
        aria-label={words.label}
        columns={2}
        marks
        value={String(value)}
        onValueChange={(mode) => onChange(mode === String(DUE_MODE.keep) ? DUE_MODE.keep : DUE_MODE.release)}
        cards={[
          {
            value: String(DUE_MODE.keep),
            title: words.keep,
            tag: <Tag tone="info">{words.recommended}</Tag>,
            detail: <ToldText>{detail}</ToldText>,
          },
          { value: String(DUE_MODE.release), title: words.release, detail: words.releaseDetail },
        ]}
      />
    </Section>
  );
}
