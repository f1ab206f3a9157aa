import { getUserInfo, getUserVipInfo, modifyUserName } from '@compute-market/contract/calls/account';
import type { User } from '@compute-market/contract/entities/user';
import { maskPhone } from '@compute-market/contract/rules/phone';
import { usedOf, type SpendingLimits } from '@compute-market/contract/rules/sub-account';
import { isHighest, levelOf, needForNext, vipLevels } from '@compute-market/contract/rules/vip';
import { yuanFromFen } from '@compute-market/contract/rules/money';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { preparedSelect } from '../../db/prepared';
import { subAccounts, users } from '../../db/schema/account';
import { implement, requireActor } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { fenOf } from '../../ledger/amount';
import { spendingLimits } from '../../ledger/spending-limits';
import { balanceColumns, balances, type Balances } from '../../ledger/statement';
import { nullableWireTime, wireTime, wireYuan } from '../../platform/wire';
import { seesIncome } from '../partner/require-partner';
import { noticeSettingOf } from './notice-setting';

/** What a customer is told of a main account. */
type Owner = Pick<
  typeof users.$inferSelect,
  'id' | 'name' | 'phone' | 'notifyPhone' | 'noticeSettings' | 'createdAt' | 'lastLoginAt'
> &
  Balances & { readonly seesIncome: boolean };
type SubAccountRow = typeof subAccounts.$inferSelect;

/** What a customer learns of this market before asking for it. */
type Outside = Pick<User, 'PaysByCode' | 'ChecksOnline' | 'KeepsExports' | 'NoticesApart'>;

function mainInfo(owner: Owner, outside: Outside, now: Date): User {
  // Written out: an object that begins with another's fields and goes on with its own costs V8 a new description of its fields each time.
  return {
    PaysByCode: outside.PaysByCode,
    ChecksOnline: outside.ChecksOnline,
    KeepsExports: outside.KeepsExports,
    NoticesApart: outside.NoticesApart,
    Id: owner.id,
    Name: owner.name,
    Phone: owner.phone,
    SubAccount: null,
    VipLevel: levelOf(fenOf(owner.accumulatedFen)),
    AccumulatedMoney: wireYuan(owner.accumulatedFen),
    Money: wireYuan(owner.cashFen),
    CreditMoneyQuota: wireYuan(owner.quotaFen),
    PowerMoney: wireYuan(owner.voucherFen),
    CustomDiscount: 1,
    Create_time: wireTime(owner.createdAt),
    Last_login_time: nullableWireTime(owner.lastLoginAt),
    NotifyPhone: owner.notifyPhone ?? owner.phone,
    NoticeSetting: noticeSettingOf(owner.noticeSettings),
    IsPartner: owner.seesIncome,
    ServerTime: wireTime(now),
  };
}

/** What a sub-account may know of its main account: the level that prices it, and a masked phone (product §6). */
function subInfo(main: User, sub: SubAccountRow, limits: SpendingLimits | undefined): User {
  const month = limits?.month ?? null;
  return {
    ...main,
    Name: sub.name,
    Phone: '',
    MainPhone: maskPhone(main.Phone),
    SubAccount: {
      Name: sub.name,
      MoneyLimit: wireYuan(sub.moneyLimitFen),
      UsedMoney: wireYuan(sub.spentFen),
      MonthLimit: month && yuanFromFen(month.limit),
      ...(month && { MonthMoney: yuanFromFen(usedOf(month)) }),
      Note: sub.note,
      Rights: [...sub.rights],
    },
    AccumulatedMoney: 0,
    Money: 0,
    CreditMoneyQuota: 0,
    PowerMoney: 0,
    Create_time: wireTime(sub.createdAt),
    Last_login_time: nullableWireTime(sub.lastLoginAt),
    NotifyPhone: sub.notifyPhone ?? '',
    NoticeSetting: noticeSettingOf(sub.noticeSettings),
    IsPartner: false,
  };
}

const { id, name, phone, notifyPhone, noticeSettings, createdAt, lastLoginAt } = users;
const ownColumns = {
  id,
  name,
  phone,
  notifyPhone,
  noticeSettings,
  seesIncome,
  createdAt,
  lastLoginAt,
  ...balanceColumns,
};

const ownerOf = preparedSelect((tx) =>
  tx
    .select(ownColumns)
    .from(users)
    .where(eq(users.id, sql.placeholder('userId'))),
);

async function findSubAccount(tx: Tx, id: number): Promise<SubAccountRow> {
  const [sub] = await tx.select().from(subAccounts).where(eq(subAccounts.id, id));
  if (sub === undefined) throw new Refusal('SESSION_INVALID');
  return sub;
}

export const readUserInfo = implement(getUserInfo, (_input, context) => {
  const { userId, subAccountId } = requireActor(context);
  const { gateway, identity } = context.services;
  const outside = {
    PaysByCode: gateway.open,
    ChecksOnline: identity.connected,
    KeepsExports: true,
    NoticesApart: true,
  };
  return context.transaction(async (tx) => {
    const [owner] = await ownerOf(tx, { userId });
    if (owner === undefined) throw new Refusal('SESSION_INVALID');
    const now = context.services.clock.now();
    const main = mainInfo(owner, outside, now);
    if (subAccountId === null) return main;
    const sub = await findSubAccount(tx, subAccountId);
    return subInfo(main, sub, (await spendingLimits(tx, [sub], now)).get(sub.id));
  });
});

/** The level belongs to the main account; a sub-account is shown where that stands, not what was spent. */
export const readVipInfo = implement(getUserVipInfo, async (_input, context) => {
  const { userId, role } = requireActor(context);
  const { accumulatedFen } = await context.transaction((tx) => balances(tx, userId));
  const accumulated = fenOf(accumulatedFen);
  const level = levelOf(accumulated);
  return {
    vip_score: role === 'main' ? yuanFromFen(accumulated) : 0,
    vip_level: level,
    next_level: isHighest(level) ? level : level + 1,
    next_threshold: yuanFromFen(vipLevels[level].threshold),
    need_money: role === 'main' ? yuanFromFen(needForNext(level, accumulated)) : 0,
  };
});

export const renameUser = implement(modifyUserName, async ({ name }, context) => {
  const { userId } = requireActor(context);
  await context.transaction((tx) => tx.update(users).set({ name }).where(eq(users.id, userId)));
  return { Name: name };
});
