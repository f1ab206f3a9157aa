import type { NoticeSetting, User } from '@compute-market/contract/entities/user';
import type { Viewer } from './viewer';

const everywhere = { sms: true, wechat: false, site: true };

const noticeSetting: NoticeSetting = {
  due: everywhere,
  expired: everywhere,
  disk_release: everywhere,
  start_error: everywhere,
  low_balance: { ...everywhere, threshold: 50 },
  recharge: everywhere,
  work_order: everywhere,
  coupon: everywhere,
  activity: everywhere,
};

const user: User = {
  Id: 100_236,
  Name: '林知远',
  Phone: '13800136021',
  SubAccount: null,
  VipLevel: 2,
  AccumulatedMoney: 8562.4,
  Money: 2860.4,
  CreditMoneyQuota: 2000,
  PowerMoney: 120,
  CustomDiscount: 1,
  Create_time: 1_752_633_600,
  Last_login_time: 1_795_154_400,
  NotifyPhone: '13800136021',
  NoticeSetting: noticeSetting,
  IsPartner: false,
  ServerTime: 1_795_154_721,
};

type Known = Extract<Viewer, { role: 'main' | 'sub' }>;

/** 林知远, the main account of every picture: silver, verified as an enterprise, credit untouched. */
export const mainAccount: Known = {
  role: 'main',
  user,
  vip: { vip_score: 8562.4, vip_level: 2, next_level: 3, next_threshold: 10_000, need_money: 1437.6 },
  verifications: [{ verify_type: 1, status: 1 }],
};

/** One of 林知远's sub-accounts: its own limit, no purse. */
export const subAccount: Known = {
  role: 'sub',
  user: {
    ...user,
    Phone: '',
    VipLevel: 2,
    AccumulatedMoney: 0,
    Money: 0,
    CreditMoneyQuota: 0,
    PowerMoney: 0,
    SubAccount: { Name: 'chenyu_cv', MoneyLimit: 500, UsedMoney: 413.8, Note: '视觉组' },
    MainPhone: '138****6021',
  },
  vip: null,
  verifications: [],
};

/** The same account with other figures. */
export const mainAccountWith = (changes: Partial<User>): Known => ({ ...mainAccount, user: { ...user, ...changes } });
