import { laterPiece } from '@compute-market/components/lazy-piece';

/** A further way in, which comes when the login can be used; the login goes on without it where it cannot be had. */
export const loadPasskeyLogin = laterPiece(() => import('./PasskeyLogin'));
