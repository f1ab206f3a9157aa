import { getPasskeyDomain, getPasskeys } from '@compute-market/contract/calls/passkey';
import type { Passkey } from '@compute-market/contract/entities/passkey';
import type { PasskeyHindrance } from '@compute-market/patterns/account/Passkeys';
import { api } from '../api';
import type { CallOptions } from '../api/client';
import { knownOrNull } from './known-call';
import { hindranceHere } from './passkey-hindrance';

/** The passkeys of the caller's own account; null where the back end knows none. */
export async function readPasskeys(options: CallOptions = {}): Promise<readonly Passkey[] | null> {
  return (await knownOrNull(api.call(getPasskeys, {}, options)))?.data ?? null;
}

/** Why no passkey can be used on this page; null where one can. Undefined where the back end knows none. */
export async function readPasskeyHindrance(options: CallOptions = {}): Promise<PasskeyHindrance | null | undefined> {
  const answer = await knownOrNull(api.call(getPasskeyDomain, {}, options));
  return answer === null ? undefined : hindranceHere(answer);
}
