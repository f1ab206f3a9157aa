import { useEffect, useRef } from 'react';
import { serverNow } from '../../state/clock';
import { freshness, outage } from '../../state/freshness';

/** While the browser has no network, what the page shows is from the moment it was lost, at the latest. `onBack` is called when what could not be read can be read again (screens A3). */
export function useLostNetwork(onBack: () => void) {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    const onChange = () => {
      if (!navigator.onLine) freshness.network ??= serverNow();
      else delete freshness.network;
    };
    const onOnline = () => {
      onChange();
      if (!outage.met) return;
      outage.met = false;
      latest.current();
    };
    onChange();
    window.addEventListener('online', onOnline);
    window.addEventListener('offline', onChange);
    return () => {
      delete freshness.network;
      window.removeEventListener('online', onOnline);
      window.removeEventListener('offline', onChange);
    };
  }, []);
}
