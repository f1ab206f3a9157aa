import { logout, modifyPassword } from '@compute-market/contract/calls/account';
import { resetPassword } from '@compute-market/contract/calls/session';
import { SMS_SCENE } from '@compute-market/contract/enumerations';
import { eq } from 'drizzle-orm';
import { sessions, subAccounts, users } from '../../db/schema/account';
import { requireOpenSession } from '../../http/account-hold';
import { implement, requireActor, type Actor, type CallContext } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { hashPassword, passwordMatches } from '../../platform/password';
import { clearAttempts, countAttempt, forgetAttempts } from './attempts';
import { dropSessions, endSessions } from './end-sessions';
import { accountOfPhone } from './known-place';
import { checkCode, useCode } from './sms-codes';

/** Forgotten password: by a code to the account's phone. */
export const resetForgottenPassword = implement(resetPassword, async ({ phone, code, passwd }, context) => {
  const now = context.services.clock.now();
  const codeId = await checkCode(context, phone, SMS_SCENE.resetPassword, code);
  const passwordHash = await hashPassword(passwd);
  await context.transaction(async (tx) => {
    const [changed] = await tx
      .update(users)
      .set({ passwordHash })
      .where(eq(users.phone, phone))
      .returning({ id: users.id });
    if (changed === undefined) throw new Refusal('PHONE_UNKNOWN');
    await useCode(tx, codeId, now);
    await endSessions(tx, changed.id, null);
  });
  await forgetAttempts(context, accountOfPhone(context, phone, null));
  return null;
});

async function storedHash(context: CallContext, { userId, subAccountId }: Actor): Promise<string | undefined> {
  const [found] = await context.transaction((tx) =>
    subAccountId === null
      ? tx.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId))
      : tx.select({ hash: subAccounts.passwordHash }).from(subAccounts).where(eq(subAccounts.id, subAccountId)),
  );
  return found?.hash;
}

/** Asks a signed-in caller for the password once more; refuses a wrong one, and too many of them. */
export async function requirePassword(context: CallContext, actor: Actor, password: string): Promise<void> {
  // The caller is signed in, so no stranger counts here.
  const own = { key: `change:${actor.userId}/${actor.subAccountId ?? ''}`, isKnownHere: () => Promise.resolve(true) };
  const attempt = await countAttempt(context, own);
  if (!(await passwordMatches(await storedHash(context, actor), password))) throw new Refusal('OLD_PASSWORD_WRONG');
  await clearAttempts(context, own, attempt);
}

/**
 * Changes the caller's own password, of a main account or a sub-account, and ends all its sessions, this one too. A password that was set anew while this
 * one was worked out shut the caller out, and stays.
 */
export const changePassword = implement(modifyPassword, async ({ old_passwd, new_passwd }, context) => {
  const actor = requireActor(context);
  const { userId, subAccountId } = actor;
  await requirePassword(context, actor, old_passwd);
  const passwordHash = await hashPassword(new_passwd);
  await context.transaction(async (tx) => {
    await requireOpenSession(tx, actor);
    if (subAccountId === null) await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
    else await tx.update(subAccounts).set({ passwordHash }).where(eq(subAccounts.id, subAccountId));
    await endSessions(tx, userId, subAccountId);
  });
  return null;
});

export const logOut = implement(logout, async (_input, context) => {
  const actor = requireActor(context);
  await context.transaction((tx) => dropSessions(tx, actor, eq(sessions.id, actor.sessionId)));
  return null;
});
