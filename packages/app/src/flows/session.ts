import { logout } from '@compute-market/contract/calls/account';
import { routes } from '@compute-market/contract/routes';
import { safeRedirect } from '@compute-market/contract/rules/session';
import { redirect } from 'react-router-dom';
import { api } from '../api';
import { ApiError } from '../api/errors';
import { ownPath } from '../navigation/own-path';
import { resetAll } from '../state';
import { session, storeToken } from '../state/session';
import { refreshAccount } from './refresh';

/** The page after login: only a path of this site, else the store (trust T22). */
export const pageAfterLogin = (search: string) =>
  safeRedirect(new URLSearchParams(search).get('redirect')) ?? routes.store.path;

/** A login that succeeded: the account is known when this ends. */
export async function enterSession(token: string) {
  storeToken(token);
  await refreshAccount();
}

/** Logout removes the stored token and reloads the page (product §2). It tells the server first, and goes on when that fails. */
export async function leaveSession() {
  try {
    await api.call(logout, {});
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
  resetAll();
  window.location.reload();
}

const loginPage = ({ pathname, search }: { readonly pathname: string; readonly search: string }) =>
  routes.login.to({ page: 'login', redirect: ownPath(pathname) + search });

/** Where a lost session leads: to login, with the way back. Null when nothing is to be done (decisions 6). */
export function pageOfLostSession(
  sentToken: string | null,
  location: { readonly pathname: string; readonly search: string },
): string | null {
  const older = sentToken !== session.token;
  if (older || ownPath(location.pathname).startsWith(routes.login.path)) return null;
  // The page of login says why one is there.
  return `${loginPage(location)}&lost=1`;
}

/** The console is the logged-in area: without a token its pages lead to login and back, and none of their calls is sent (product §2). */
export function requireSession({ request }: { readonly request: Request }) {
  if (session.token !== null) return;
  // The router takes a thrown answer as the way to go.
  const answer: unknown = redirect(loginPage(new URL(request.url)));
  throw answer;
}
