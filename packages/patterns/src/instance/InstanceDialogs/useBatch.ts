import { useState } from 'react';
import { reasonOf } from '../../attempt-dialog';
import type { Together } from './operations';

/** How one item of a batch came out; a sentence when it failed. */
export type Outcome = { readonly state: 'working' | 'done' } | { readonly state: 'failed'; readonly reason: string };

/** Works through items one after another, so that one failure leaves the others alone (screens A2) and one reason is told once. */
export function useBatch<Item>(keyOf: (item: Item) => string, together: Together) {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [running, setRunning] = useState(false);
  const tell = (item: Item, outcome: Outcome) => setOutcomes((before) => new Map(before).set(keyOf(item), outcome));

  /** Ends with the keys of what went well; tells each failure as it comes. */
  const run = async (
    items: readonly Item[],
    work: (item: Item) => Promise<unknown>,
    onFailed?: (item: Item, error: unknown) => void,
  ): Promise<string[]> => {
    const done: string[] = [];
    setRunning(true);
    await together(async () => {
      for (const item of items) {
        tell(item, { state: 'working' });
        try {
          await work(item);
          tell(item, { state: 'done' });
          done.push(keyOf(item));
        } catch (error) {
          tell(item, { state: 'failed', reason: reasonOf(error) });
          onFailed?.(item, error);
        }
      }
    });
    setRunning(false);
    return done;
  };
  return { outcomes, running, run };
}
