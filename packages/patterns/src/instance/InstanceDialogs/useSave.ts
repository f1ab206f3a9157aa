import { useState } from 'react';
import { useAttempt } from '../../attempt-dialog';

/** Saves what a dialog holds: busy meanwhile, closed when it is done; open with the reason when it failed, and then false. */
export function useSave(close: () => void) {
  const [busy, setBusy] = useState(false);
  const { reason, attempt } = useAttempt();
  const save = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    try {
      await attempt(work);
      close();
      return true;
    } catch {
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, reason, save };
}
