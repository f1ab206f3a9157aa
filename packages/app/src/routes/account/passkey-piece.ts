import type * as piece from './PasskeyLogin';

/** A further way in, which comes when the login can be used; the login goes on without it where it cannot be had. */
export const loadPasskeyLogin = (): Promise<typeof piece> => import('./PasskeyLogin');
