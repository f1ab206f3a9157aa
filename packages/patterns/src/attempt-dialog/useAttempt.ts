import { useState } from 'react';
import { attemptMessages as messages } from './messages';

/** The sentence of a failure. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : messages.failed;

/** `describeFailure` of a question whose host tells of every failure by itself, by a toast or, of a defect, by reporting it: nothing is said a second time. */
export const toldElsewhere = (): undefined => undefined;

/** One attempt after another at the same work: keeps why the last one failed, and lets it fail on so that its dialog stays. */
export function useAttempt() {
  const [reason, setReason] = useState<string>();
  const attempt = async (work: () => Promise<unknown>) => {
    setReason(undefined);
    try {
      await work();
    } catch (error) {
      setReason(reasonOf(error));
      throw error;
    }
  };
  return { reason, attempt };
}

/** The same where nobody waits for the outcome: one at a time, and a failure is told by `reason` alone. */
export function useTrial() {
  const { reason, attempt } = useAttempt();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(true);
    try {
      await attempt(work);
    } catch {
      // The reason is shown.
    } finally {
      setBusy(false);
    }
  };
  return { reason, busy, run };
}
