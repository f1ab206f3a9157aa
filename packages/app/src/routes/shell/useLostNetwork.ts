import { useEffect, useRef } from 'react';
import { serverNow } from '../../state/clock';
import { freshness } from '../../state/freshness';

/** While the browser has no network, what the page shows is from the moment it was lost, at the latest. `onBack` is called when old data can be read again (screens A3). */
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
      if (Object.keys(freshness).length > 0) latest.current();
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
