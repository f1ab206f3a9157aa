import * as z from 'zod/mini';
import { MAX_PAGE_SIZE } from '../constants';
import { defineCall } from '../define-call';
import { chosenPassword, note, subAccountName } from '../entities/account-fields';
import { instanceCounts, instance, instanceFilter, instanceName } from '../entities/instance';
import { nonNegativeMoney } from '../entities/money';
import { pageOf, pageRequest } from '../entities/page';
import { nothing } from '../entities/query';
import { filterText } from '../entities/text';
import { subAccount, subRights } from '../entities/sub-account';

const named = { sub_account_name: subAccountName };

export const getSubAccounts = defineCall({
  name: 'getSubAccounts',
  path: '/get_user_sub_accounts',
  summary: '子账号列表',
  roles: ['main'],
  idempotent: true,
  request: z.object({ ...pageRequest, keyword: z.optional(filterText) }),
  /**
   * Extensions: `MonthLimits`, whether months can be limited (decisions 127), which an empty list cannot show; `LimitsApart`, whether
   * modifySubAccountMoneyLimit takes one limit without the other (decisions 245).
   */
  response: z.extend(pageOf(subAccount), {
    MonthLimits: z.optional(z.boolean()),
    LimitsApart: z.optional(z.boolean()),
  }),
});

/** Extension: `month_limit` as in modifySubAccountMoneyLimit; absent for none. */
export const addSubAccount = defineCall({
  name: 'addSubAccount',
  path: '/add_user_sub_account',
  summary: '新建子账号',
  roles: ['main'],
  request: z.strictObject({
    ...named,
    passwd: chosenPassword,
    money_limit: nonNegativeMoney,
    month_limit: z.optional(nonNegativeMoney),
    note: z.optional(note),
  }),
  response: z.object({ Name: z.string() }),
});

/** Refused while it still has rentals. */
export const deleteSubAccount = defineCall({
  name: 'deleteSubAccount',
  path: '/delete_user_sub_account',
  summary: '删除子账号',
  roles: ['main'],
  request: z.object(named),
  response: nothing,
});

export const noteSubAccount = defineCall({
  name: 'noteSubAccount',
  path: '/note_user_sub_account',
  summary: '修改子账号备注',
  roles: ['main'],
  request: z.object({ ...named, note }),
  response: nothing,
});

/** Every session of the sub-account ends. */
export const resetSubAccountPassword = defineCall({
  name: 'resetSubAccountPassword',
  path: '/reset_user_sub_account_password',
  summary: '重置子账号密码',
  roles: ['main'],
  request: z.object({ ...named, passwd: chosenPassword }),
  response: nothing,
});

const oneLimit = z.refine<{ money_limit?: unknown; month_limit?: unknown }>(
  ({ money_limit, month_limit }) => money_limit !== undefined || month_limit !== undefined,
  { path: ['money_limit'], error: '请填写额度' },
);

/** Extension: `month_limit` sets or, as null, takes away the limit of each month (decisions 127). Beside it `money_limit` may be absent: what is absent stays as it is (decisions 245). */
export const modifySubAccountMoneyLimit = defineCall({
  name: 'modifySubAccountMoneyLimit',
  path: '/modify_sub_account_money_limit',
  summary: '修改子账号额度',
  roles: ['main'],
  request: z
    .strictObject({
      ...named,
      money_limit: z.optional(nonNegativeMoney),
      month_limit: z.optional(z.nullable(nonNegativeMoney)),
    })
    .check(oneLimit),
  response: z.object({
    MoneyLimit: nonNegativeMoney,
    UsedMoney: nonNegativeMoney,
    MonthLimit: z.optional(z.nullable(nonNegativeMoney)),
  }),
});

/** Instances of every sub-account, or of one of them. `SumMonthMoney` is what they have spent this month. */
export const getAllSubAccountInstances = defineCall({
  name: 'getAllSubAccountInstances',
  path: '/get_user_sub_account_container',
  summary: '全部子账号的实例',
  roles: ['main'],
  idempotent: true,
  request: z.object({ ...pageRequest, ...instanceFilter, sub_account_name: z.optional(subAccountName) }),
  response: z.extend(pageOf(instance), { counts: instanceCounts, SumMonthMoney: nonNegativeMoney }),
});

export const getSubAccountInstances = defineCall({
  name: 'getSubAccountInstances',
  path: '/get_sub_account_container',
  summary: '单个子账号的实例',
  roles: ['main'],
  idempotent: true,
  request: z.object({ ...pageRequest, ...instanceFilter, ...named }),
  response: z.extend(pageOf(instance), { MoneyLimit: nonNegativeMoney, UsedMoney: nonNegativeMoney }),
});

/** Sets all that a sub-account is granted: what is not named is taken from it at once, also from its API keys and open terminals (decisions 126). */
export const setSubAccountRights = defineCall({
  name: 'setSubAccountRights',
  path: '/set_sub_account_rights',
  summary: '修改子账号权限',
  roles: ['main'],
  extension: true,
  request: z.strictObject({ ...named, rights: subRights }),
  response: z.object({ Rights: subRights }),
});

/**
 * Gives instances to a sub-account, or, without one, back to the main account: from then on that one sees and runs them, and what they cost counts
 * against its limits (decisions 131). All of them, or none.
 */
export const moveInstances = defineCall({
  name: 'moveInstances',
  path: '/move_instances',
  summary: '转移实例归属',
  roles: ['main'],
  extension: true,
  request: z.strictObject({
    instance_names: z.array(instanceName).check(z.minLength(1), z.maxLength(MAX_PAGE_SIZE)),
    sub_account_name: z.optional(subAccountName),
  }),
  response: nothing,
});
