import * as z from 'zod/mini';
import { MAX_TOP_UP_YUAN } from '../constants';
import { chosenPassword, note, phone, subAccountName } from '../entities/account-fields';
import { subRights } from '../entities/sub-account';
import { fen, fenFromYuan, formatMoney, type Fen } from '../rules/money';
import { amountText, optionalAmountText } from './amount-text';

const most = fenFromYuan(MAX_TOP_UP_YUAN);
const limitFrom = (least: Fen, message: string) =>
  amountText({ fen: least, message }, { fen: most, message: `额度不能超过 ${formatMoney(most)}` });
const monthLimit = optionalAmountText(
  { fen: fen(0), message: '每月限额不能低于 ¥0.00' },
  { fen: most, message: `每月限额不能超过 ${formatMoney(most)}` },
);

const totalLimit = limitFrom(fen(0), '额度不能低于 ¥0.00');

/** 新建子账号; without a limit of the month it is not limited. In: the limits as texts. Out: fen (screens B11; decisions 127). */
export const addSubAccountForm = z.object({
  sub_account_name: subAccountName,
  passwd: chosenPassword,
  money_limit: totalLimit,
  month_limit: monthLimit,
  note,
});
export type AddSubAccountForm = z.input<typeof addSubAccountForm>;
export type AddSubAccount = z.output<typeof addSubAccountForm>;

/** 邀请子账号: whom, and what it may do and spend. In: the limits as texts. Out: fen (decisions 134). */
export const inviteSubAccountForm = z.object({
  phone,
  sub_account_name: subAccountName,
  money_limit: totalLimit,
  month_limit: monthLimit,
  rights: subRights,
  note,
});
export type InviteSubAccountForm = z.input<typeof inviteSubAccountForm>;
export type InviteSubAccount = z.output<typeof inviteSubAccountForm>;

/** 修改额度: the total never below what is used already; without one of the month it is not limited. In: texts. Out: fen (screens B11; decisions 127). */
export const subAccountLimitForm = (used: Fen) =>
  z.object({
    money_limit: limitFrom(used, `额度不能低于已使用的 ${formatMoney(used)}`),
    month_limit: monthLimit,
  });
type LimitSchema = ReturnType<typeof subAccountLimitForm>;
export type SubAccountLimitForm = z.input<LimitSchema>;
export type SubAccountLimit = z.output<LimitSchema>;

/** 修改权限: what it may do beside looking at its machines (decisions 126). */
export const subAccountRightsForm = z.object({ rights: subRights });
export type SubAccountRightsForm = z.input<typeof subAccountRightsForm>;

/** 修改备注 (screens B11). */
export const subAccountNoteForm = z.object({ note });
export type SubAccountNoteForm = z.input<typeof subAccountNoteForm>;

/** 重置密码: the main account chooses a new one (screens B11). */
export const subAccountPasswordForm = z.object({ passwd: chosenPassword });
export type SubAccountPasswordForm = z.input<typeof subAccountPasswordForm>;
