import * as z from 'zod/mini';
import { smsCode } from '../entities/account-fields';
import type { BalanceRefundable } from '../entities/balance-refund';
import { bankAccountPattern, wrongBankAccount } from '../rules/bank-account';
import { refundParts, transferredOf } from '../rules/balance-refund';
import { fen, fenFromYuan, formatMoney, type Fen } from '../rules/money';
import { tidyBankCard } from '../rules/bank-card';
import { FILTER_MAX_LENGTH } from '../constants';
import { amountText } from './amount-text';

const least = fen(1);
const line = z.string().check(z.trim(), z.maxLength(FILTER_MAX_LENGTH, `最多${FILTER_MAX_LENGTH}个字`));

interface Account {
  readonly holder: string;
  readonly bank_name: string;
  readonly bank_account: string;
}

/** What stops a transfer to this account, field by field. */
function accountProblems({ holder, bank_name, bank_account }: Account): (readonly [keyof Account, string])[] {
  return [
    ...(holder === '' ? [['holder', '请输入收款户名'] as const] : []),
    ...(bank_name.length < 2 ? [['bank_name', '请输入开户银行'] as const] : []),
    ...(bankAccountPattern.test(bank_account) ? [] : [['bank_account', wrongBankAccount] as const]),
  ];
}

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
      holder: line,
      bank_name: line,
      bank_account: z.pipe(line, z.transform(tidyBankCard)),
      code: smsCode,
    })
    .check((context) => {
      if (!byTransfer(context.value.amount)) return;
      for (const [field, message] of accountProblems(context.value))
        context.issues.push({ code: 'custom', path: [field], message, input: context.value });
    });
}
type Schema = ReturnType<typeof balanceRefundForm>;
export type BalanceRefundForm = z.input<Schema>;
export type BalanceRefundOrder = z.output<Schema>;
