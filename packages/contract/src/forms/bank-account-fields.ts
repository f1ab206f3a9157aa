import * as z from 'zod/mini';
import { FILTER_MAX_LENGTH } from '../constants';
import { tidyBankCard } from '../rules/bank-card';
import { bankAccountPattern, wrongBankAccount } from '../rules/bank-account';

const line = z.string().check(z.trim(), z.maxLength(FILTER_MAX_LENGTH, `最多${FILTER_MAX_LENGTH}个字`));

/** An account that money is sent to. */
export const bankAccountFields = {
  holder: line,
  bank_name: line,
  bank_account: z.pipe(line, z.transform(tidyBankCard)),
};

interface BankAccount {
  readonly holder: string;
  readonly bank_name: string;
  readonly bank_account: string;
}

/** What stops a transfer to this account, field by field. */
export function bankAccountProblems({
  holder,
  bank_name,
  bank_account,
}: BankAccount): (readonly [keyof BankAccount, string])[] {
  return [
    ...(holder === '' ? [['holder', '请输入收款户名'] as const] : []),
    ...(bank_name.length < 2 ? [['bank_name', '请输入开户银行'] as const] : []),
    ...(bankAccountPattern.test(bank_account) ? [] : [['bank_account', wrongBankAccount] as const]),
  ];
}
