import { useSyncExternalStore } from 'react';
import { serverNow } from '../../state/clock';

let lostAt = navigator.onLine ? null : serverNow();

function subscribe(notify: () => void) {
  const onChange = () => {
    lostAt = navigator.onLine ? null : serverNow();
    notify();
  };
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Since when the browser has no network, seconds by the server's clock; null while it has one. What the page shows is from then at the latest. Screens A3. */
export const useOffline = () => useSyncExternalStore(subscribe, () => lostAt);
