import { proxy } from 'valtio';

/** The specification fixes the place: local storage under `token` (product §3). */
const storageKey = 'token';

interface Session {
  token: string | null;
}

export const session = proxy<Session>({ token: localStorage.getItem(storageKey) });

export function storeToken(token: string) {
  localStorage.setItem(storageKey, token);
  session.token = token;
}

export function forgetToken() {
  localStorage.removeItem(storageKey);
  session.token = null;
}

export const resetSession = forgetToken;

/** Another tab logged in or out: this one follows. Returns the way to stop following. */
export function followOtherTabs(onChange: (token: string | null) => void) {
  const listener = (event: StorageEvent) => {
    if (event.key !== storageKey && event.key !== null) return;
    const token = localStorage.getItem(storageKey);
    if (token === session.token) return;
    session.token = token;
    onChange(token);
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
