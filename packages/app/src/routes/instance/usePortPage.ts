import type { PortState } from '@compute-market/patterns/instance/PortScreen';
import { useCallback, useEffect, useState } from 'react';
import { failureOf, isAborted } from '../../api/errors';
import { portAddress } from './port-address';

/** Asks for the address of a port and goes there, in place of this page. */
export function usePortPage(name: string, inner: number) {
  const [port, setPort] = useState<PortState>({ state: 'opening' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const asking = new AbortController();
    portAddress(name, inner, asking.signal)
      .then((address) => {
        if (asking.signal.aborted) return;
        if (address === null) setPort({ state: 'missing' });
        else window.location.replace(address);
      })
      .catch((error: unknown) => {
        if (asking.signal.aborted || isAborted(error)) return;
        const { reason, requestId } = failureOf(error);
        setPort({ state: 'failed', reason, requestId });
      });
    return () => asking.abort();
  }, [name, inner, attempt]);
  const open = useCallback(() => {
    setPort({ state: 'opening' });
    setAttempt((tries) => tries + 1);
  }, []);
  return { port, open };
}
