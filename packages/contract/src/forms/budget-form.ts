import * as z from 'zod/mini';
import { BUDGET_MAX_YUAN } from '../constants';
import { fen, fenFromYuan, formatMoney } from '../rules/money';
import { amountText } from './amount-text';

const least = fen(1);
const most = fenFromYuan(BUDGET_MAX_YUAN);

/** 每月预算. `of` is what it is of, as the dialog names it. In: the sum as text. Out: fen (decisions 114). */
export const budgetForm = z.object({
  of: z.string().check(z.minLength(1, '请选择预算对象')),
  amount: amountText(
    { fen: least, message: `预算不能低于 ${formatMoney(least)}` },
    { fen: most, message: `预算不能超过 ${formatMoney(most)}` },
  ),
});
export type BudgetForm = z.input<typeof budgetForm>;
export type BudgetOrder = z.output<typeof budgetForm>;
