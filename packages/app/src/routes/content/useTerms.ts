import type { Terms } from '@compute-market/patterns/agreement-tick';
import { useEffect, useState } from 'react';
import { settle } from '../result';
import { readAgreement } from './agreement-data';

interface Reading {
  /** The agreements, and which try it was. */
  readonly asked: string;
  readonly attempt: number;
  readonly ok: boolean;
}

/**
 * Whether the agreements that a tick stands for can be read now, by the names of the data host, parted by a space; none are asked for while
 * that is empty (screens B4).
 */
export function useTerms(asked: string): Terms {
  const [attempt, setAttempt] = useState(0);
  const [last, setLast] = useState<Reading | null>(null);
  useEffect(() => {
    if (asked === '') return;
    const controller = new AbortController();
    const { signal } = controller;
    void settle(Promise.all(asked.split(' ').map((name) => readAgreement(name, null, signal)))).then(({ ok }) => {
      if (!signal.aborted) setLast({ asked, attempt, ok });
    });
    return () => controller.abort();
  }, [asked, attempt]);

  const known = last?.asked === asked ? last : null;
  const onRetry = () => setAttempt((before) => before + 1);
  if (known === null) return { state: 'reading', onRetry };
  if (known.ok) return { state: 'ready', onRetry };
  return { state: known.attempt === attempt ? 'failed' : 'retrying', onRetry };
}
