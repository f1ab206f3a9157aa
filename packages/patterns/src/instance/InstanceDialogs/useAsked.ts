import { useCallback, useEffect, useRef, useState } from 'react';
import { reasonOf } from '../../attempt-dialog';

/** What one machine was asked: the first time by itself, again on demand; the former answer stays while a new one is fetched. */
export interface Asked<Answer> {
  readonly answer: Answer | undefined;
  /** Why the last question was not answered. */
  readonly reason: string | undefined;
  readonly busy: boolean;
  readonly refresh: () => void;
}

export function useAsked<Answer>(ask: () => Promise<Answer>): Asked<Answer> {
  const [answer, setAnswer] = useState<Answer>();
  const [reason, setReason] = useState<string>();
  const [busy, setBusy] = useState(true);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  const refresh = useCallback(async () => {
    setBusy(true);
    try {
      const next = await latest.current();
      setAnswer(() => next);
      setReason(undefined);
    } catch (error) {
      setReason(reasonOf(error));
    } finally {
      setBusy(false);
    }
  }, []);
  useEffect(() => {
    const first = setTimeout(() => void refresh());
    return () => clearTimeout(first);
  }, [refresh]);
  return { answer, reason, busy, refresh: () => void refresh() };
}
