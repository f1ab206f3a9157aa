import { useState } from 'react';
import { attemptMessages as messages } from './messages';

/** The sentence of a failure. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : messages.failed;

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
