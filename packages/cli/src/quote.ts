import type { Price } from '@compute-market/contract/entities/price';
import { fenFromYuan, formatMoney } from '@compute-market/contract/rules/money';
import { confirm, type Given } from './command';
import { EXIT, Failure } from './failure';
import { messages } from './messages';
import { readUrl } from './settings';

const yuan = (amount: number): string => formatMoney(fenFromYuan(amount));

/** Shows what is to be paid, and asks; refuses where the money does not reach. */
export async function agree(given: Given, price: Price, question: string): Promise<void> {
  const { system } = given;
  if (!price.IsEnough)
    throw new Failure(EXIT.refused, messages.rent.short(yuan(price.ShortMoney), await readUrl(system)));
  if (price.OriginalPrice > price.PayPrice) system.err(messages.rent.deducted(yuan(price.OriginalPrice)));
  system.err(messages.rent.quote(yuan(price.PayPrice), yuan(price.MoneyAfter)));
  await confirm(given, question);
}
