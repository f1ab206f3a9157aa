import * as z from 'zod/mini';
import { lowBalanceThreshold } from './low-balance-form';
import { optionalTopUpAmount } from './recharge-form';

/** 余额不足时提醒我: when to tell, and the top-up to prepare. In: both sums as text. Out: fen, null for no top-up (decisions 115). */
export const balanceReminderForm = z.object({ threshold: lowBalanceThreshold, top_up: optionalTopUpAmount });
export type BalanceReminderForm = z.input<typeof balanceReminderForm>;
export type BalanceReminderOrder = z.output<typeof balanceReminderForm>;
