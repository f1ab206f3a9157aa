import * as z from 'zod/mini';
import { MAX_TOP_UP_YUAN } from '../constants';
import { defineCall } from '../define-call';
import { balanceReminder } from '../entities/balance-reminder';
import { nonNegativeMoney, payableMoney } from '../entities/money';
import { noFields } from '../entities/query';

/** Extension (decisions 115): when the main account is told that its balance is low, and what top-up is prepared then. */
export const getBalanceReminder = defineCall({
  name: 'getBalanceReminder',
  path: '/get_balance_reminder',
  summary: '余额不足提醒',
  roles: ['main'],
  idempotent: true,
  extension: true,
  request: noFields,
  response: balanceReminder,
});

const tooMuch = '金额超出范围';

/** Extension (decisions 115): both sums in yuan, in place of those that were; `top_up` null prepares nothing. Channels stay as they are. */
export const setBalanceReminder = defineCall({
  name: 'setBalanceReminder',
  path: '/set_balance_reminder',
  summary: '设置余额不足提醒',
  roles: ['main'],
  extension: true,
  request: z.strictObject({
    threshold: nonNegativeMoney.check(
      z.refine((value) => /^\d+(\.\d{1,2})?$/.test(String(value)), '金额最多保留两位小数'),
      z.maximum(MAX_TOP_UP_YUAN, tooMuch),
    ),
    top_up: z.nullable(payableMoney.check(z.maximum(MAX_TOP_UP_YUAN, tooMuch))),
  }),
  response: balanceReminder,
});
