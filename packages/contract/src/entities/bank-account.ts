import * as z from 'zod/mini';
import { bankAccountPattern, wrongBankAccount } from '../rules/bank-account';
import { filterText } from './text';

/** Number of the account that money is sent to. */
export const bankAccountNumber = z.string().check(z.regex(bankAccountPattern, wrongBankAccount));
/** Its bank and branch. */
export const bankName = filterText.check(z.trim(), z.minLength(2, '请输入开户银行'));
