import { unregister, unregisterCheck } from '@compute-market/contract/calls/account';
import { RESERVATION_STATUS, SMS_SCENE } from '@compute-market/contract/enumerations';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { loginChallenge, loginRecord, sessions, subAccounts, users } from '../../db/schema/account';
import { reservation } from '../../db/schema/bare-metal';
import { invitation } from '../../db/schema/invitation';
import { invoiceTitle } from '../../db/schema/invoice';
import { budget } from '../../db/schema/budget';
import { instance } from '../../db/schema/instance';
import { operationRecord } from '../../db/schema/operation';
import { balanceRefund } from '../../db/schema/payment';
import { project } from '../../db/schema/project';
import { stockWish } from '../../db/schema/stock-wish';
import { faceCheck, legalPerson, verification, verificationSubject } from '../../db/schema/verification';
import { workOrder, workOrderNotification } from '../../db/schema/work-order';
import { implement, requireActor, type CallContext, type Implementation } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { lockPurses } from '../../ledger/accounts';
import { setCreditQuota } from '../../ledger/credit';
import { giveUpFiles } from '../../storage/stored-file';
import { endAllApiKeys } from '../api-key/own-keys';
import { forgetAuthenticator } from '../authenticator/bound';
import { removeAllExports } from '../export/rows';
import { removeAllOwnImages } from '../own-image/ask';
import { removePayoutAccount } from '../partner/payout-account';
import { endAllPasskeys } from '../passkey/own-passkeys';
import { removeAllKeys } from '../ssh-key/own-keys';
import { endBindCodes, unbind } from '../wechat/bindings';
import { checkCode, useCode } from './sms-codes';
import { unregisterConditions } from './unregister-conditions';

/** Forgets by whom and where a person was to be reached; what nobody has signed yet is called off. */
async function forgetContacts(tx: Tx, userId: number, now: Date): Promise<void> {
  const unsigned = inArray(reservation.status, [RESERVATION_STATUS.waiting, RESERVATION_STATUS.quoted]);
  await tx
    .update(reservation)
    .set({ status: RESERVATION_STATUS.cancelled, reply: '账号已注销，预约取消', updatedAt: now })
    .where(and(eq(reservation.userId, userId), unsigned));
  await tx.update(reservation).set({ contactName: '', phone: '' }).where(eq(reservation.userId, userId));
  await tx.update(workOrder).set({ phone: '' }).where(eq(workOrder.userId, userId));
  await tx.delete(workOrderNotification).where(eq(workOrderNotification.userId, userId));
  await tx.delete(stockWish).where(eq(stockWish.userId, userId));
  await tx
    .update(balanceRefund)
    .set({ holder: '', bankName: '', bankAccount: '' })
    .where(eq(balanceRefund.userId, userId));
  await tx.delete(invoiceTitle).where(eq(invoiceTitle.userId, userId));
  await tx.delete(budget).where(eq(budget.userId, userId));
  await tx.delete(invitation).where(eq(invitation.userId, userId));
  await tx.delete(project).where(eq(project.userId, userId));
  await tx.update(instance).set({ tags: [] }).where(eq(instance.userId, userId));
  await tx.update(subAccounts).set({ notifyPhone: null }).where(eq(subAccounts.userId, userId));
}

/**
 * Forgets who an account was: phone, names, contacts, papers, chat account, sessions, logins. Its books stay, under its number. The credit goes too, so that an
 * order that was on its way while the purses were held finds nothing to pay with.
 */
async function close(tx: Tx, userId: number, now: Date): Promise<void> {
  await setCreditQuota(tx, userId, 0n);
  const forgotten = {
    phone: `closed-${userId}`,
    name: '已注销用户',
    passwordHash: '',
    companyName: null,
    creditCode: null,
    contactName: null,
    email: null,
    inviteCode: null,
    notifyPhone: null,
    preparedTopUpFen: null,
  };
  await tx
    .update(users)
    .set({ ...forgotten, isPartner: false, secondFactor: false, noticeSettings: {}, closedAt: now })
    .where(eq(users.id, userId));
  await forgetContacts(tx, userId, now);
  const papers = await tx
    .delete(verification)
    .where(eq(verification.userId, userId))
    .returning({ files: verification.files });
  await giveUpFiles(
    tx,
    papers.flatMap(({ files }) => files),
    now,
  );
  await tx.delete(verificationSubject).where(eq(verificationSubject.userId, userId));
  await tx.delete(legalPerson).where(eq(legalPerson.userId, userId));
  await tx.delete(faceCheck).where(eq(faceCheck.userId, userId));
  await tx.delete(loginChallenge).where(eq(loginChallenge.userId, userId));
  await tx.delete(loginRecord).where(eq(loginRecord.userId, userId));
  await tx.delete(operationRecord).where(eq(operationRecord.userId, userId));
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await removeAllKeys(tx, userId);
  await removeAllExports(tx, now, userId);
  await removeAllOwnImages(tx, userId, now);
  await endAllApiKeys(tx, userId);
  await forgetAuthenticator(tx, userId);
  await endAllPasskeys(tx, userId);
  await removePayoutAccount(tx, userId);
  await endBindCodes(tx, userId);
  await unbind(tx, userId);
}

async function ownPhone(context: CallContext, userId: number): Promise<string> {
  const [owner] = await context.transaction((tx) =>
    tx.select({ phone: users.phone }).from(users).where(eq(users.id, userId)),
  );
  if (owner === undefined) throw new Refusal('SESSION_INVALID');
  return owner.phone;
}

/** The conditions, and the end of an account that meets them all. The phone may register again. */
export const unregisterCalls: Implementation[] = [
  implement(unregisterCheck, (_input, context) =>
    context.transaction(async (tx) => {
      const conditions = await unregisterConditions(tx, requireActor(context).userId, context.services.clock.now());
      return { CanUnregister: conditions.every(({ Passed }) => Passed), Conditions: conditions };
    }),
  ),
  implement(unregister, async ({ code }, context) => {
    const { userId } = requireActor(context);
    const now = context.services.clock.now();
    const codeId =
      code === undefined ? null : await checkCode(context, await ownPhone(context, userId), SMS_SCENE.unregister, code);
    await context.transaction(async (tx) => {
      // Held while it is looked at: no order, sub-account or charge comes in between.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
      await lockPurses(tx, userId);
      const unmet = (await unregisterConditions(tx, userId, now)).find(({ Passed }) => !Passed);
      if (unmet !== undefined)
        throw new Refusal('UNREGISTER_BLOCKED', {
          reason: `暂不能注销账号：${unmet.Reason}，请处理后再试`,
          data: { key: unmet.Key },
        });
      if (codeId !== null) await useCode(tx, codeId, now);
      await close(tx, userId, now);
    });
    return null;
  }),
];
