import { proxy } from 'valtio';
import { keeper } from '../surroundings';
import { tokenKey } from '../token-key';

interface Session {
  token: string | null;
}

export const session = proxy<Session>({ token: keeper().getItem(tokenKey) });

export function storeToken(token: string) {
  keeper().setItem(tokenKey, token);
  session.token = token;
}

export function forgetToken() {
  keeper().removeItem(tokenKey);
  session.token = null;
}

export const resetSession = forgetToken;

/** Another tab logged in or out: this one follows. Returns the way to stop following. */
export function followOtherTabs(onChange: (token: string | null) => void) {
  const listener = (event: StorageEvent) => {
    if (event.key !== tokenKey && event.key !== null) return;
    const token = keeper().getItem(tokenKey);
    if (token === session.token) return;
    session.token = token;
    onChange(token);
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
