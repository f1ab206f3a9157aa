import { useState } from 'react';
import { ApiError } from '../api/errors';
import { useSingleFlight } from './useSingleFlight';

/** One action at a time on one of many cards, by its id. A failed one shows nothing here: the client shows why, and the card returns to what it was (decisions 22). */
export function useCardAction(work: (id: number) => Promise<void>) {
  const { busy, run } = useSingleFlight();
  const [started, setStarted] = useState<number | null>(null);
  const start = (id: number) =>
    void run(async () => {
      setStarted(id);
      try {
        await work(id);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
      }
    });
  return [busy ? started : null, start] as const;
}
