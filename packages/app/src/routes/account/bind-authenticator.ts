import { confirmAuthenticator } from '@compute-market/contract/calls/authenticator';
import { api } from '../../api';
import { ApiError } from '../../api/errors';
import { readAuthenticator } from './login-ways';

/** Whether one is bound by now; no when that cannot be read either. */
async function isBound(): Promise<boolean> {
  const read = await readAuthenticator({});
  return read.ok && read.data?.Bound === true;
}

/** Binds the authenticator whose code this is. Its recovery codes; null when it is bound and they were lost with their answer. */
export async function bindAuthenticator(code: string): Promise<readonly string[] | null> {
  try {
    return (await api.call(confirmAuthenticator, { code })).RecoveryCodes;
  } catch (error) {
    if (error instanceof ApiError && (await isBound())) return null;
    throw error;
  }
}
