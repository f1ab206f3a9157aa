import type { getPasskeyDomain } from '@compute-market/contract/calls/passkey';
import type { ResponseOf } from '@compute-market/contract/define-call';
import type { PasskeyHindrance } from '@compute-market/patterns/account/Passkeys';

/** Why no passkey of the back end's domain can be used on this page; null where one can. */
export function hindranceHere({ Domain: domain }: ResponseOf<typeof getPasskeyDomain>): PasskeyHindrance | null {
  if (!('PublicKeyCredential' in window)) return 'browser';
  const { hostname } = window.location;
  const isBelow = domain !== null && (hostname === domain || hostname.endsWith(`.${domain}`));
  return isBelow ? null : 'address';
}
