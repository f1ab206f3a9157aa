import type { FenAmount } from '../../money-units';
import type { HTMLAttributes, Ref } from 'react';
import type { Labels } from '../../words';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { Dash } from '../../data/Dash/Dash';
import { formatMoney } from '../../data/Money/format-money';
import { Money } from '../../data/Money/Money';
import { creditMeterMessages } from './messages';
import { percentOf, percentText } from '../percent';
import { TickGauge } from '../TickGauge/TickGauge';
import { Foot, Head, Left, Quota, Root } from './CreditMeter.styles';

export interface CreditMeterProps extends HTMLAttributes<HTMLDivElement> {
  /** Credit that was granted, fen; 0 when there is none. */
  quota: FenAmount;
  /** What is left of it, fen. */
  remaining: FenAmount;
  /** Name of the row; screen readers hear the whole sentence. */
  label?: string;
  /** `full` has 60 ticks and the used sum under it, `gauge` only the 40 ticks for a strip that shows the figures itself. */
  layout?: 'full' | 'gauge';
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof creditMeterMessages>;
  ref?: Ref<HTMLDivElement>;
}

/** Credit left of the quota (product §3, §6): figures, ticks, what is used and the share that is left. Without a quota it says so; of what nobody told (NaN) it shows a dash and no ticks. */
export function CreditMeter({ quota, remaining, label, labels, layout = 'full', ...rest }: CreditMeterProps) {
  const words = useWords('creditMeter', creditMeterMessages, labels);
  const percent = percentOf(remaining, quota);
  const drawn = quota > 0 && !Number.isNaN(remaining);
  const sentence = words.sentence(formatMoney(remaining), formatMoney(quota));
  const filled = (count: number) => (percent / 100) * count;

  if (layout === 'gauge') {
    return (
      <Root data-component="CreditMeter" data-layout="gauge" {...rest}>
        {drawn && (
          <TickGauge count={40} filled={filled(40)} tone="soft" thickness={2.5} gap={3} aria-label={sentence} />
        )}
      </Root>
    );
  }
  return (
    <Root data-component="CreditMeter" data-layout="full" {...rest}>
      <Head>
        <span>{label ?? words.label}</span>
        {quota > 0 ? (
          <Left>
            <Money fen={remaining} />{' '}
            <Quota>
              / <Money fen={quota} bare />
            </Quota>
          </Left>
        ) : (
          <Left>{Number.isNaN(quota) ? <Dash /> : words.none}</Left>
        )}
      </Head>
      {drawn && <TickGauge count={60} filled={filled(60)} thickness={3} height={10} aria-label={sentence} />}
      {drawn && (
        <Foot>
          <span>
            {words.used} {formatMoney(quota - remaining)}
          </span>
          <span>{words.share(percentText(percent))}</span>
        </Foot>
      )}
    </Root>
  );
}
