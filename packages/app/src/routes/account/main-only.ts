import type { SubRight } from '@compute-market/contract/rules/sub-right';
import { hasRight } from '@compute-market/patterns/viewer';
import { refreshUser } from '../../flows/account';
import { user } from '../../state/user';
import { settle, type Result } from '../result';

type SubAccount = NonNullable<typeof user.info>['SubAccount'];

/** Asks once it is known who asks; who may not is given `none`, and no call is sent. */
async function ifAllowed<Data>(
  may: (sub: SubAccount | undefined) => boolean,
  ask: () => Promise<Data>,
  none: Data,
): Promise<Result<Data>> {
  if (user.info === null) await refreshUser();
  return may(user.info?.SubAccount) ? settle(ask()) : { ok: true, data: none };
}

/** What only a main account may ask for; a sub-account is given `none`. */
export const mainOnly = <Data>(ask: () => Promise<Data>, none: Data): Promise<Result<Data>> =>
  ifAllowed((sub) => !sub, ask, none);

/** What a sub-account needs a right for (decisions 126); without it, it is given `none`. */
export const ifRight = <Data>(right: SubRight, ask: () => Promise<Data>, none: Data): Promise<Result<Data>> =>
  ifAllowed((sub) => hasRight(sub, right), ask, none);
