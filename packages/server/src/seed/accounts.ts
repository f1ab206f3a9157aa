import { SUB_RIGHTS } from '@compute-market/contract/rules/sub-right';
import { hourMs } from '@compute-market/contract/rules/time-units';
import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { subAccounts, users } from '../db/schema/account';
import { host } from '../db/schema/market';
import { verification } from '../db/schema/verification';
import { keepLegalPerson } from '../domain/verification/subject';
import type { Actor } from '../http/handler';
import type { AccountSeed } from './data/seed-types';

/** Writes a demo account with its sub-accounts and verifications. `passwordHash` is the hash of the shared demo password. */
export async function writeAccount(tx: Tx, account: AccountSeed, passwordHash: string, now: Date): Promise<void> {
  const createdAt = new Date(now.getTime() - account.hoursAgo * hourMs);
  const { phone, name, email, companyName, isPartner = false } = account;
  const [user] = await tx
    .insert(users)
    .values({ phone, name, email, companyName, isPartner, passwordHash, createdAt })
    .returning({ id: users.id });
  if (user === undefined) throw new Error(`demo account ${phone} was not written`);
  for (const { name: subName, note, limitFen } of account.subAccounts) {
    await tx
      .insert(subAccounts)
      .values({ userId: user.id, name: subName, note, passwordHash, moneyLimitFen: limitFen, createdAt });
  }
  for (const { legalPerson, ...record } of account.verifications) {
    const [written] = await tx
      .insert(verification)
      .values({ ...record, userId: user.id, createdAt, verifiedAt: record.status === 1 ? createdAt : null })
      .returning({ id: verification.id });
    if (written !== undefined && legalPerson !== undefined) await keepLegalPerson(tx, user.id, legalPerson, written.id);
  }
}

/** A demo account as the caller of the product's functions, or one of its sub-accounts. */
export async function actorOf(tx: Tx, phone: string, subAccountName?: string): Promise<Actor> {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.phone, phone));
  if (user === undefined) throw new Error(`there is no demo account ${phone}`);
  if (subAccountName === undefined)
    return { userId: user.id, subAccountId: null, role: 'main', rights: SUB_RIGHTS, sessionId: 0 };
  const ofUser = await tx.select().from(subAccounts).where(eq(subAccounts.userId, user.id));
  const sub = ofUser.find(({ name }) => name === subAccountName);
  if (sub === undefined) throw new Error(`there is no demo sub-account ${subAccountName}`);
  return { userId: user.id, subAccountId: sub.id, role: 'sub', rights: sub.rights, sessionId: 0 };
}

/** Gives machines of the catalogue to the partner, who gets their income. */
export async function giveHosts(tx: Tx, phone: string, hostNames: readonly string[]): Promise<void> {
  const { userId } = await actorOf(tx, phone);
  await tx
    .update(host)
    .set({ partnerUserId: userId })
    .where(inArray(host.name, [...hostNames]));
}
