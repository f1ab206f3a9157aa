import * as z from 'zod/mini';
import { enteredPassword } from '../entities/account-fields';
import { bankAccountFields, bankAccountProblems } from './bank-account-fields';

/** 收款账户 of a partner, by the password of its account (decisions 116). */
export const payoutAccountForm = z.object({ ...bankAccountFields, passwd: enteredPassword }).check((context) => {
  for (const [field, message] of bankAccountProblems(context.value))
    context.issues.push({ code: 'custom', path: [field], message, input: context.value });
});
export type PayoutAccountForm = z.input<typeof payoutAccountForm>;
export type PayoutAccountOrder = z.output<typeof payoutAccountForm>;
