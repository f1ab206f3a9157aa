import * as z from 'zod/mini';
import { smsCode } from '../entities/account-fields';
import type { BalanceRefundable } from '../entities/balance-refund';
import { refundParts, transferredOf } from '../rules/balance-refund';
import { fen, fenFromYuan, formatMoney, type Fen } from '../rules/money';
import { amountText } from './amount-text';
import { bankAccountFields, bankAccountProblems } from './bank-account-fields';

const least = fen(1);
/** 申请余额退款. In: the amount as text. Out: fen; the account counts where a part goes by transfer (decisions 43). */
export function balanceRefundForm({ Refundable, TopUps }: Pick<BalanceRefundable, 'Refundable' | 'TopUps'>) {
  const most = fenFromYuan(Refundable);
  const byTransfer = (amount: Fen): boolean => transferredOf(refundParts(amount, TopUps)) > 0;
  return z
    .object({
      amount: amountText(
        { fen: least, message: `退款金额不能低于 ${formatMoney(least)}` },
        { fen: most, message: `最多可退 ${formatMoney(most)}` },
      ),
      ...bankAccountFields,
      code: smsCode,
    })
    .check((context) => {
      if (!byTransfer(context.value.amount)) return;
      for (const [field, message] of bankAccountProblems(context.value))
        context.issues.push({ code: 'custom', path: [field], message, input: context.value });
    });
}
type Schema = ReturnType<typeof balanceRefundForm>;
export type BalanceRefundForm = z.input<Schema>;
export type BalanceRefundOrder = z.output<Schema>;
