import type { User, VipInfo } from '@compute-market/contract/entities/user';
import { proxy } from 'valtio';

/** Who is logged in, as the server last told, and whether that could not be read at all. Derived figures are the contract's functions, not stored. */
export const user = proxy<{ info: User | null; vip: VipInfo | null; failed: boolean }>({
  info: null,
  vip: null,
  failed: false,
});

export const storeUser = (info: User) => void (user.info = info);
export const storeVip = (vip: VipInfo) => void (user.vip = vip);
export const resetUser = () => void Object.assign(user, { info: null, vip: null, failed: false });
