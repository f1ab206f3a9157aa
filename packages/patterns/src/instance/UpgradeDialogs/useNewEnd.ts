import type { Price } from '@compute-market/contract/entities/price';
import { useTold } from '../../purchase';
import type { Resource } from '../../resource';

/** What a back end writes where it does not know a time, and what is shown as a dash. */
const unknown = 0;
const isKnown = (time: number | null): time is number => time !== null && time > unknown;

/** Seconds since 1970; 0 when nothing is known. */
interface Ends {
  /** Where the new time begins. */
  readonly now: number;
  readonly renewed: number;
}

/**
 * When a rental ends now and once it is renewed by `added` seconds, as its price tells it, which counts from today for one that is over;
 * `due` is the end in the row.
 */
export function useNewEnd(quote: Resource<Price>, added: number, due: number): Ends {
  const told = quote.state === 'ready' && !quote.refreshing ? quote.data.DueTimeAfter : null;
  const { before, after } = useTold(isKnown(told) ? told : null, added, due);
  return isKnown(before) ? { now: before, renewed: after } : { now: unknown, renewed: unknown };
}
