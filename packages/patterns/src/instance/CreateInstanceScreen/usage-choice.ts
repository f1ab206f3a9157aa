import { periodLabel, type UsageChoice } from '@compute-market/components/rental-selector';
import type { Price } from '@compute-market/contract/entities/price';
import { BILLING, type Billing, type RentalUnit } from '@compute-market/contract/enumerations';
import { fenFromYuan, formatMoney, type Fen } from '@compute-market/contract/rules/money';
import type { Order } from '../../purchase';
import { dataOf } from '../../resource';
import { messages } from './messages';

const words = messages.usage;

/** How an order is paid, and for how long at once. */
export interface PeriodTerms {
  readonly unit: RentalUnit;
  readonly pack_time: number;
  readonly billing: Billing;
}

/** By usage one hour is paid at a time (decisions 144). */
export const usageTerms = { billing: BILLING.usage, unit: 'hour', pack_time: 1 } as const satisfies PeriodTerms;

export const isByUsage = ({ billing }: Pick<PeriodTerms, 'billing'>): boolean => billing === BILLING.usage;

/** The chosen period in a word. */
export const periodName = ({ unit, pack_time, billing }: PeriodTerms): string =>
  isByUsage({ billing }) ? words.label : periodLabel({ unit, count: pack_time });

/** What an hour of the order costs, once it is priced by usage; undefined while another price is shown. */
function hourText(quote: Order['quote']): string | undefined {
  const price = dataOf(quote);
  const isOld = quote.state === 'ready' && quote.refreshing;
  return price === undefined || isOld ? undefined : words.hourly(formatMoney(fenFromYuan(price.PayPrice)));
}

/**
 * The choice of paying by usage: where the quote offers it, and once it is chosen, so that it can be left where it is not offered any more. Absent
 * elsewhere, also before a back end that does not know it.
 */
export function usageChoice(terms: PeriodTerms, quote: Order['quote'], onChoose: () => void): UsageChoice | undefined {
  const chosen = isByUsage(terms);
  const offered = dataOf(quote)?.PayAsYouGo === true;
  if (!chosen && !offered) return undefined;
  const hour = chosen ? hourText(quote) : undefined;
  return { label: words.label, chosen, onChoose, hint: [hour, words.hint].filter(Boolean).join('，') };
}

/** How many whole hours more are paid by what is left after an order by usage, as a clause; empty for none. */
export function hoursAfter(left: Fen, { PayPrice }: Pick<Price, 'PayPrice'>): string {
  const hour = fenFromYuan(PayPrice);
  const hours = hour > 0 ? Math.floor(left / hour) : 0;
  return hours > 0 ? words.after(hours) : '';
}
