import { fenFromYuan, type Fen } from '@compute-market/contract/rules/money';
import { user } from '../state/user';
import { refreshUser, userRead } from './account';

/** The booked balance as the account was last read; null while the account is not known. */
export const bookedBalance = (): Fen | null => (user.info === null ? null : fenFromYuan(user.info.Money));

/** Reads the account again and answers its booked balance; null where it could not be read. A read under way may have begun too early to count. */
export async function readBalance(): Promise<Fen | null> {
  await userRead();
  const before = user.info;
  await refreshUser();
  return user.info === before ? null : bookedBalance();
}
