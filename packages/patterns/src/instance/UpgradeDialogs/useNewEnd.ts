import type { Price } from '@compute-market/contract/entities/price';
import { useState } from 'react';
import type { Resource } from '../../resource';

/** What a back end writes where it does not know a time, and what is shown as a dash. */
const unknown = 0;
const isKnown = (time: number | null): time is number => time !== null && time > unknown;

/**
 * When a rental ends once it is renewed by `added` seconds: as its price tells it, which counts from the end that is true by now, or from
 * today for one that is over. Until a price tells it, and while another is on its way, it is counted from where the last told one began,
 * else from `due`, the end in the row. 0 when nothing is known.
 */
export function useNewEnd(quote: Resource<Price>, added: number, due: number): number {
  const [start, setStart] = useState<number | null>(null);
  const told = quote.state === 'ready' && !quote.refreshing ? quote.data.DueTimeAfter : null;
  if (isKnown(told)) {
    if (start !== told - added) setStart(told - added);
    return told;
  }
  if (start !== null) return start + added;
  return isKnown(due) ? due + added : unknown;
}
