import { initialScan, type ScanState } from '@compute-market/patterns/account/scan-state';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createScanRuntime, type ScanPorts } from './scan-runtime';

/** A scan while its code is shown; `onDone` is called once, with the session of a sign-in. */
export function useScan(ports: ScanPorts, shown: boolean, onDone: (session: string | null) => void) {
  const [scan, setScan] = useState<ScanState>(initialScan);
  const done = useEffectEvent(onDone);
  const runtime = useRef<ReturnType<typeof createScanRuntime> | null>(null);

  useEffect(() => {
    if (!shown) return undefined;
    const current = createScanRuntime(ports, (state) => {
      setScan(state);
      if (state.step === 'done') done(state.session);
    });
    const onVisible = () => {
      if (!document.hidden) current.seen();
    };
    runtime.current = current;
    document.addEventListener('visibilitychange', onVisible);
    current.start();
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      current.leave();
    };
  }, [ports, shown]);

  return { scan, onRefresh: () => runtime.current?.start() };
}
