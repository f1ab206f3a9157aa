import type { Price } from '@compute-market/contract/entities/price';
import { fenFromYuan, formatMoney } from '@compute-market/contract/rules/money';
import { confirm, type Given } from './command';
import { EXIT, Failure } from './failure';
import { messages } from './messages';
import { readUrl } from './settings';

const yuan = (amount: number): string => formatMoney(fenFromYuan(amount));

/**
 * What does not reach. A sub-account cannot top up, and is told which of its limit and its main account's money it is (decisions 242). A server of
 * before does not say whose quote it is: then the sentence names the way of both.
 */
function shortOf({ LimitAfter, ShortMoney }: Price, url: string): string {
  if (LimitAfter === undefined) return messages.rent.shortOfEither(yuan(ShortMoney), url);
  if (LimitAfter === null) return messages.rent.short(yuan(ShortMoney), url);
  return ShortMoney > 0 ? messages.rent.limitShort(yuan(ShortMoney)) : messages.rent.mainShort;
}

const quoteOf = ({ PayPrice, MoneyAfter, LimitAfter }: Price): string =>
  typeof LimitAfter !== 'number'
    ? messages.rent.quote(yuan(PayPrice), yuan(MoneyAfter))
    : messages.rent.quoteOfSub(yuan(PayPrice), yuan(LimitAfter));

/** Shows what is to be paid, and asks; refuses where the money does not reach. */
export async function agree(given: Given, price: Price, question: string): Promise<void> {
  const { system } = given;
  if (!price.IsEnough) throw new Failure(EXIT.refused, shortOf(price, await readUrl(system)));
  if (price.OriginalPrice > price.PayPrice) system.err(messages.rent.deducted(yuan(price.OriginalPrice)));
  system.err(quoteOf(price));
  await confirm(given, question);
}
