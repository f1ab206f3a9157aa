import * as z from 'zod/mini';
import { NOTICE_CHANNEL, NOTICE_EVENT } from '../enumerations';
import { SUB_RIGHT } from '../rules/sub-right';
import { discount, money, nonNegativeMoney } from './money';
import { nullableTimestamp, timestamp } from './time';

/** How one event reaches its reader. */
export const noticeChannels = z.object({
  [NOTICE_CHANNEL.sms]: z.boolean(),
  [NOTICE_CHANNEL.wechat]: z.boolean(),
  [NOTICE_CHANNEL.site]: z.boolean(),
});

/** The matrix of events and channels; the low-balance threshold (yuan) travels in it (screens G8). */
export const noticeSetting = z.object({
  [NOTICE_EVENT.due]: noticeChannels,
  [NOTICE_EVENT.expired]: noticeChannels,
  [NOTICE_EVENT.diskRelease]: noticeChannels,
  [NOTICE_EVENT.startError]: noticeChannels,
  [NOTICE_EVENT.lowBalance]: z.extend(noticeChannels, { threshold: nonNegativeMoney }),
  [NOTICE_EVENT.recharge]: noticeChannels,
  [NOTICE_EVENT.workOrder]: noticeChannels,
  [NOTICE_EVENT.coupon]: noticeChannels,
  [NOTICE_EVENT.activity]: noticeChannels,
  /** Extension (decisions 112): a back end that closes no months has none. */
  [NOTICE_EVENT.bill]: z.optional(noticeChannels),
  [NOTICE_EVENT.budget]: z.optional(noticeChannels),
});
export type NoticeSetting = z.infer<typeof noticeSetting>;

const noticePart = { ...NOTICE_CHANNEL, threshold: 'threshold' } as const;
/** Which parts of the matrix a change is about, by event: its channels, and the threshold of the one that has it. */
export const noticeParts = z.partialRecord(
  z.enum(NOTICE_EVENT),
  z.array(z.enum(noticePart)).check(z.maxLength(Object.keys(noticePart).length)),
);
export type NoticeParts = z.infer<typeof noticeParts>;

/** The sub-account of a session; null for a main account. */
export const userSubAccount = z.object({
  Name: z.string(),
  MoneyLimit: nonNegativeMoney,
  UsedMoney: nonNegativeMoney,
  /** Of each calendar month of Beijing; null without one (decisions 127). Extension: a back end that tells none limits no months. */
  MonthLimit: z.optional(z.nullable(nonNegativeMoney)),
  /** Spent this month; told with `MonthLimit`. */
  MonthMoney: z.optional(nonNegativeMoney),
  Note: z.string(),
  /** What it may do beside looking (decisions 126). Extension: a back end that tells none lets it do everything. */
  Rights: z.optional(z.readonly(z.array(z.enum(SUB_RIGHT)))),
});
export type UserSubAccount = z.infer<typeof userSubAccount>;

/** Where messages go; empty where none is set, left out where a back end does not tell it (decisions 70). */
export const notifyPhone = z.string();

/** Who is logged in and what they have (product §3). For a sub-account the purse fields are 0 and `MainPhone` holds the masked phone of its main account. */
export const user = z.object({
  Id: z.int(),
  Name: z.string(),
  Phone: z.string(),
  SubAccount: z.nullable(userSubAccount),
  VipLevel: z.int().check(z.minimum(0), z.maximum(4)),
  /** 累计消费, yuan; decides the level (decisions 16). */
  AccumulatedMoney: money,
  /** Balance, yuan; below 0 while credit is used. */
  Money: money,
  CreditMoneyQuota: nonNegativeMoney,
  /** Compute vouchers, yuan. */
  PowerMoney: nonNegativeMoney,
  /** A personal discount on top; 1 when there is none. */
  CustomDiscount: discount,
  Create_time: timestamp,
  Last_login_time: nullableTimestamp,
  NotifyPhone: notifyPhone,
  NoticeSetting: noticeSetting,
  MainPhone: z.optional(z.string()),
  IsPartner: z.boolean(),
  /** Whether top-ups can be paid by a code here (decisions 138). Extension: a back end that does not tell takes codes. */
  PaysByCode: z.optional(z.boolean()),
  /** Whether identities are checked online here; otherwise by the staff alone (decisions 138). Extension: a back end that does not tell checks them. */
  ChecksOnline: z.optional(z.boolean()),
  /** Whether exported files are kept here (decisions 164). Extension: a back end that does not tell keeps none. */
  KeepsExports: z.optional(z.boolean()),
  /** Whether parts of the notice setting can be changed alone (decisions 261). Extension: a back end that does not tell is sent the whole. */
  NoticesApart: z.optional(z.boolean()),
  ServerTime: timestamp,
});
export type User = z.infer<typeof user>;

/** How far a member is (product §3); `need_money` is 0 at the top level. */
export const vipInfo = z.object({
  vip_score: money,
  vip_level: z.int().check(z.minimum(0), z.maximum(4)),
  next_level: z.int(),
  next_threshold: nonNegativeMoney,
  need_money: nonNegativeMoney,
});
export type VipInfo = z.infer<typeof vipInfo>;
