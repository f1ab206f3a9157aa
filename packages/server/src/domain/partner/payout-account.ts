import { getPayoutAccount, setPayoutAccount } from '@compute-market/contract/calls/partner';
import type { PayoutAccount } from '@compute-market/contract/entities/partner';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { payoutAccount } from '../../db/schema/partner';
import { implement, requireActor } from '../../http/handler';
import { wireTime } from '../../platform/wire';
import { requirePassword } from '../account/password';
import { ownAccount, tellPhone } from '../authenticator/own-account';
import { subjectsOf } from '../invoice/conditions';
import { requireVerifiedHolder, verifiedSubjects } from '../verification/account-holder';
import { requirePartner } from './require-partner';

type Row = typeof payoutAccount.$inferSelect;

/** Digits at the end of an account's number by which its owner knows it. */
export const tailDigits = 4;
/** These digits. */
export const tailOf = ({ bankAccount }: Pick<Row, 'bankAccount'>): string => bankAccount.slice(-tailDigits);

/** An account as its owner reads it: bank and the end of its number. */
export const shownAccount = (row: Pick<Row, 'bankName' | 'bankAccount'>): string =>
  `${row.bankName} 尾号 ${tailOf(row)}`;

const wireAccount = (row: Row): PayoutAccount => ({
  Holder: row.holder,
  BankName: row.bankName,
  Tail: tailOf(row),
  ChangeTime: wireTime(row.changedAt),
});

/** Where the partner is paid to, and in whose names such an account may be. */
export const readPayoutAccount = implement(getPayoutAccount, (_input, context) =>
  context.transaction(async (tx) => {
    const userId = await requirePartner(tx, context);
    const [row] = await tx.select().from(payoutAccount).where(eq(payoutAccount.userId, userId));
    const subjects = await subjectsOf(tx, userId);
    return { Account: row ? wireAccount(row) : null, Holders: subjects.map(({ Name }) => Name) };
  }),
);

/** Tells where to pay to: to an account in a name that the partner is verified as, by its password, and its phone hears of it (decisions 116). */
export const changePayoutAccount = implement(setPayoutAccount, async (input, context) => {
  await requirePassword(context, requireActor(context), input.passwd);
  return context.transaction(async (tx) => {
    const userId = await requirePartner(tx, context);
    const unverified = '收益只付到与实名主体同名的银行账户，请先完成实名认证';
    requireVerifiedHolder(input.holder, await verifiedSubjects(tx, userId, unverified));
    const told = {
      holder: input.holder,
      bankName: input.bank_name,
      bankAccount: input.bank_account,
      changedAt: context.services.clock.now(),
    };
    const [row] = await tx
      .insert(payoutAccount)
      .values({ userId, ...told })
      .onConflictDoUpdate({ target: payoutAccount.userId, set: told })
      .returning();
    if (row === undefined) throw new Error('a payout account was not written');
    await tellPhone(tx, context, await ownAccount(tx, context), `已将合作收益的收款账户设为${shownAccount(row)}`);
    return { Account: wireAccount(row) };
  });
});

/** With the account that is closed. */
export async function removePayoutAccount(tx: Tx, userId: number): Promise<void> {
  await tx.delete(payoutAccount).where(eq(payoutAccount.userId, userId));
}
