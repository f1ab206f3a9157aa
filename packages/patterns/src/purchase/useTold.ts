import { useState } from 'react';

interface Change {
  readonly before: number;
  readonly after: number;
}

/**
 * What there is of something now, and once an order has added `added`: both as its price tells the latter, which counts from what is true by
 * now. Until a price tells it, and while another is on its way (`told` is null), both are those of the last told one, else of `known`, what
 * the order was made from.
 */
export function useTold(told: number | null, added: number, known: number): Change {
  const [start, setStart] = useState<number | null>(null);
  if (told !== null) {
    if (start !== told - added) setStart(told - added);
    return { before: told - added, after: told };
  }
  const before = start ?? known;
  return { before, after: before + added };
}
