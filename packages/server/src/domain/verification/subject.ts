import { IDENTITY_VALID_MINUTES } from '@compute-market/contract/constants';
import { minuteMs } from '@compute-market/contract/rules/time-units';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { legalPerson, verificationSubject } from '../../db/schema/verification';
import type { Person } from '../../identity/provider';

/** Whose face is to be shown. `verificationId`: the enterprise that they stand for; null for the account's own person. */
export interface Subject extends Person {
  readonly verificationId: number | null;
}

/** Keeps whose face is to be shown next as the account's own person, in place of whoever it was, for half an hour. */
export async function keepSubject(tx: Tx, userId: number, person: Person, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + IDENTITY_VALID_MINUTES * minuteMs);
  const subject = { userId, verificationId: null, ...person, expiresAt };
  await tx
    .insert(verificationSubject)
    .values(subject)
    .onConflictDoUpdate({ target: verificationSubject.userId, set: subject });
}

/** Keeps who stands for an enterprise, until its review is decided. */
export async function keepLegalPerson(tx: Tx, userId: number, person: Person, verificationId: number): Promise<void> {
  await tx.insert(legalPerson).values({ verificationId, userId, ...person });
}

/** The person whose identity was confirmed last; null when that is too long ago. */
export async function subjectOf(tx: Tx, userId: number, now: Date): Promise<Subject | null> {
  const [subject] = await tx
    .select({
      name: verificationSubject.name,
      idNumber: verificationSubject.idNumber,
      verificationId: verificationSubject.verificationId,
    })
    .from(verificationSubject)
    .where(
      and(
        eq(verificationSubject.userId, userId),
        isNull(verificationSubject.verificationId),
        gt(verificationSubject.expiresAt, now),
      ),
    );
  return subject ?? null;
}

/** Who stands for the enterprise that is under review; null when there is none. */
export async function legalPersonOf(tx: Tx, userId: number): Promise<Subject | null> {
  const [person] = await tx
    .select({ name: legalPerson.name, idNumber: legalPerson.idNumber, verificationId: legalPerson.verificationId })
    .from(legalPerson)
    .where(eq(legalPerson.userId, userId))
    .orderBy(desc(legalPerson.verificationId))
    .limit(1);
  return person ?? null;
}

/** The whole number of the account's own person goes as soon as nobody needs it. */
export async function forgetSubject(tx: Tx, userId: number): Promise<void> {
  await tx
    .delete(verificationSubject)
    .where(and(eq(verificationSubject.userId, userId), isNull(verificationSubject.verificationId)));
}

/** The whole number of who stands for an enterprise goes with the review. */
export async function forgetLegalPerson(tx: Tx, verificationId: number): Promise<void> {
  await tx.delete(legalPerson).where(eq(legalPerson.verificationId, verificationId));
}
