import { getSshKeys } from '@compute-market/contract/calls/ssh-key';
import type { SshKey } from '@compute-market/contract/entities/ssh-key';
import { api } from '../api';
import type { CallOptions } from '../api/client';
import { knownOrNull } from './known-call';

/** The keys of the caller's own account; null where the back end knows none. */
export async function readSshKeys(options: CallOptions = {}): Promise<readonly SshKey[] | null> {
  return (await knownOrNull(api.call(getSshKeys, {}, options)))?.data ?? null;
}
