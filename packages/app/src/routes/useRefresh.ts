import { useCallback, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { refreshUser } from '../flows/account';
import { useLostAnswers } from './useLostAnswers';

/** Many changes one after another are one reason to read again, ms. */
const gathering = 200;

/**
 * Reads the screen and the account again: now, or soon after a change, which it does by itself after one without a clear answer; `readAgain`
 * resolves when that has ended. All stay the same functions.
 */
export function useRefresh() {
  const { revalidate } = useRevalidator();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const readAgain = useCallback(async () => {
    await Promise.all([refreshUser(), revalidate()]);
  }, [revalidate]);
  const refresh = useCallback(() => void readAgain(), [readAgain]);
  const refreshSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(refresh, gathering);
  }, [refresh]);
  useLostAnswers(refreshSoon);
  return { refresh, refreshSoon, readAgain };
}
