import { getApiKeys } from '@compute-market/contract/calls/api-key';
import type { ApiKey } from '@compute-market/contract/entities/api-key';
import { api } from '../api';
import type { CallOptions } from '../api/client';
import { knownOrNull } from './known-call';

/** The API keys of the caller's own account; null where the back end knows none. */
export async function readApiKeys(options: CallOptions = {}): Promise<readonly ApiKey[] | null> {
  return (await knownOrNull(api.call(getApiKeys, {}, options)))?.data ?? null;
}
