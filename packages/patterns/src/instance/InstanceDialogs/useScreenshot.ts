import { useCallback, useEffect, useRef, useState } from 'react';
import { reasonOf } from '../../attempt';
import type { ScreenShot } from './operations';

/** Pictures of one machine's screen: the first by itself, another on demand; the former one stays while a new one is taken. */
export function useScreenshot(take: () => Promise<ScreenShot>) {
  const [shot, setShot] = useState<ScreenShot>();
  const [reason, setReason] = useState<string>();
  const [busy, setBusy] = useState(true);
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  const refresh = useCallback(async () => {
    setBusy(true);
    try {
      setShot(await latest.current());
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
  return { shot, reason, busy, refresh: () => void refresh() };
}
