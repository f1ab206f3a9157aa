import type { Price } from '@compute-market/contract/entities/price';
import { useState } from 'react';
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
 * When a rental ends now and once it is renewed by `added` seconds: both as its price tells it, which counts from the end that is true by
 * now, or from today for one that is over. Until a price tells it, and while another is on its way, both are those of the last told one,
 * else of `due`, the end in the row.
 */
export function useNewEnd(quote: Resource<Price>, added: number, due: number): Ends {
  const [start, setStart] = useState<number | null>(null);
  const told = quote.state === 'ready' && !quote.refreshing ? quote.data.DueTimeAfter : null;
  if (isKnown(told)) {
    if (start !== told - added) setStart(told - added);
    return { now: told - added, renewed: told };
  }
  const begin = start ?? due;
  return isKnown(begin) ? { now: begin, renewed: begin + added } : { now: unknown, renewed: unknown };
}
