import * as z from 'zod/mini';
import { BUDGET_MAX_YUAN } from '../constants';
import { defineCall } from '../define-call';
import { subAccountName } from '../entities/account-fields';
import { budgets } from '../entities/budget';
import { payableMoney } from '../entities/money';
import { identifier, noFields, nothing } from '../entities/query';

/** Extension (decisions 114): the budgets of the account, and what is spent of each this Beijing month. */
export const getBudgets = defineCall({
  name: 'getBudgets',
  path: '/get_budgets',
  summary: '预算列表',
  roles: ['main'],
  idempotent: true,
  extension: true,
  request: noFields,
  response: budgets,
});

/** Extension (decisions 114): the budget of a month, yuan, of a project, a sub-account, or with neither of the account; in place of the one that was. It only tells and stops nothing. */
export const setBudget = defineCall({
  name: 'setBudget',
  path: '/set_budget',
  summary: '设置预算',
  roles: ['main'],
  extension: true,
  request: z
    .strictObject({
      amount: payableMoney.check(z.maximum(BUDGET_MAX_YUAN, '预算超出范围')),
      project_id: z.optional(identifier),
      sub_account_name: z.optional(subAccountName),
    })
    .check(
      z.refine(
        ({ project_id, sub_account_name }) => project_id === undefined || sub_account_name === undefined,
        '预算只能针对一个项目或一个子账号',
      ),
    ),
  response: nothing,
});

/** Extension (decisions 114). */
export const removeBudget = defineCall({
  name: 'removeBudget',
  path: '/remove_budget',
  summary: '删除预算',
  roles: ['main'],
  extension: true,
  request: z.strictObject({ budget_id: identifier }),
  response: nothing,
});
