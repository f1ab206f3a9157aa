import { refreshUser } from '../../flows/account';
import { user } from '../../state/user';
import { settle, type Result } from '../result';

/** What only a main account may ask for, asked once it is known who asks; a sub-account is given `none`, and no call is sent. */
export async function mainOnly<Data>(ask: () => Promise<Data>, none: Data): Promise<Result<Data>> {
  if (user.info === null) await refreshUser();
  return user.info?.SubAccount ? { ok: true, data: none } : settle(ask());
}
