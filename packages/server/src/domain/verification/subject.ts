import { IDENTITY_VALID_MINUTES } from '@compute-market/contract/constants';
import { dayMs, minuteMs } from '@compute-market/contract/rules/time-units';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { verificationSubject } from '../../db/schema/verification';
import type { Person } from '../../identity/provider';

export type Subject = typeof verificationSubject.$inferSelect;

/** Keeps whose face is to be shown next, in place of whoever it was. A person has half an hour, an enterprise as long as its review. */
export async function keepSubject(
  tx: Tx,
  userId: number,
  person: Person,
  verificationId: number | null,
  now: Date,
): Promise<void> {
  const lasts = verificationId === null ? IDENTITY_VALID_MINUTES * minuteMs : dayMs;
  const subject = { userId, verificationId, ...person, expiresAt: new Date(now.getTime() + lasts) };
  await tx
    .insert(verificationSubject)
    .values(subject)
    .onConflictDoUpdate({ target: verificationSubject.userId, set: subject });
}

export async function subjectOf(tx: Tx, userId: number, now: Date): Promise<Subject | null> {
  const [subject] = await tx
    .select()
    .from(verificationSubject)
    .where(and(eq(verificationSubject.userId, userId), gt(verificationSubject.expiresAt, now)));
  return subject ?? null;
}

/** The whole number goes as soon as nobody needs it: of the person (null), or of who stands for an enterprise. The other one stays. */
export async function forgetSubject(tx: Tx, userId: number, verificationId: number | null): Promise<void> {
  const whose =
    verificationId === null
      ? isNull(verificationSubject.verificationId)
      : eq(verificationSubject.verificationId, verificationId);
  await tx.delete(verificationSubject).where(and(eq(verificationSubject.userId, userId), whose));
}
