import { getFacePrint, startFacePrint } from '@compute-market/contract/calls/verification';
import { IDENTITY_VALID_MINUTES, QR_VALID_SECONDS } from '@compute-market/contract/constants';
import { FACE_STATUS, VERIFICATION_STATUS, type FaceStatus } from '@compute-market/contract/enumerations';
import { maskIdNumber, maskName } from '@compute-market/contract/rules/id-number';
import { minuteMs } from '@compute-market/contract/rules/time-units';
import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { toDataURL } from 'qrcode';
import type { Tx } from '../../db/database';
import { faceCheck } from '../../db/schema/verification';
import { implement, requireActor, type Implementation, type Services } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import type { FaceOutcome } from '../../identity/provider';
import { wireTime } from '../../platform/wire';
import { giveUpFiles } from '../../storage/stored-file';
import { countTry, triesLeft } from './attempts';
import { decideRecord, isVerified } from './records';
import { forgetLegalPerson, legalPersonOf, subjectOf, type Subject } from './subject';

type FaceCheck = typeof faceCheck.$inferSelect;

function statusOf(check: FaceCheck, now: Date): FaceStatus {
  if (check.state === 'passed') return FACE_STATUS.passed;
  if (check.state === 'failed') return FACE_STATUS.failed;
  return check.expiresAt <= now ? FACE_STATUS.expired : FACE_STATUS.waiting;
}

/** The newest check of a customer for the person or for the enterprise; of those, the one with this number when there is one. */
async function findCheck(tx: Tx, userId: number, enterprise: boolean, certifyId?: string): Promise<FaceCheck | null> {
  const kind = enterprise ? isNotNull(faceCheck.verificationId) : isNull(faceCheck.verificationId);
  const one = certifyId === undefined ? undefined : eq(faceCheck.certifyId, certifyId);
  const [check] = await tx
    .select()
    .from(faceCheck)
    .where(and(eq(faceCheck.userId, userId), kind, one))
    .orderBy(desc(faceCheck.createdAt))
    .limit(1);
  return check ?? null;
}

/** Takes the passed check of a customer's own person, once. Null when there is none from the last half hour. */
export async function takePassedCheck(tx: Tx, userId: number, now: Date): Promise<FaceCheck | null> {
  const passed = and(
    eq(faceCheck.userId, userId),
    isNull(faceCheck.verificationId),
    eq(faceCheck.state, 'passed'),
    isNull(faceCheck.usedAt),
    gt(faceCheck.expiresAt, new Date(now.getTime() - IDENTITY_VALID_MINUTES * minuteMs)),
  );
  const [taken] = await tx.update(faceCheck).set({ usedAt: now }).where(passed).returning();
  return taken ?? null;
}

/** The legal person's face verifies the enterprise that they stand for; false when that was refused or taken back meanwhile. */
async function verifyCompany(tx: Tx, verificationId: number, now: Date): Promise<boolean> {
  const decided = await decideRecord(tx, verificationId, { status: VERIFICATION_STATUS.verified }, now);
  if (decided !== null) await giveUpFiles(tx, decided.files, now);
  await forgetLegalPerson(tx, verificationId);
  return decided !== null || isVerified(tx, verificationId);
}

/** Takes what the provider tells of a check. Only one that still waits moves. The legal person's face verifies the enterprise at once, and comes to nothing where nothing waits for it. */
export async function reportFace(
  { database, clock }: Services,
  ticket: string,
  outcome: FaceOutcome,
): Promise<boolean> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const open = and(eq(faceCheck.ticket, ticket), eq(faceCheck.state, 'waiting'), gt(faceCheck.expiresAt, now));
    const [moved] = await tx
      .update(faceCheck)
      .set({ state: outcome.state, reason: outcome.state === 'failed' ? outcome.reason : '' })
      .where(open)
      .returning();
    if (moved === undefined) return false;
    if (moved.verificationId === null || outcome.state === 'failed') return true;
    if (!(await verifyCompany(tx, moved.verificationId, now)))
      await tx
        .update(faceCheck)
        .set({ state: 'failed', reason: '企业认证已有审核结果或已撤回，请刷新页面查看' })
        .where(eq(faceCheck.certifyId, moved.certifyId));
    return true;
  });
}

/** Whose face is asked for: the one the page names; without a name the identity confirmed last, or else the legal person under review. */
async function findSubject(tx: Tx, userId: number, enterprise: 0 | 1 | undefined, now: Date): Promise<Subject> {
  const person = enterprise === 1 ? null : await subjectOf(tx, userId, now);
  const subject = person ?? (enterprise === 0 ? null : await legalPersonOf(tx, userId));
  if (subject !== null) return subject;
  const reason =
    enterprise === 1
      ? '没有待核验的法人信息，请刷新页面查看审核结果；仍在审核中的可撤回后重新提交，或等待人工审核'
      : '身份信息已失效，请返回上一步重新确认身份信息';
  throw new Refusal('STATE_CONFLICT', { reason });
}

/** Showing one's face: a code, and what became of it (screens B23). */
export const faceCalls: Implementation[] = [
  implement(startFacePrint, async ({ enterprise }, context) => {
    const { userId } = requireActor(context);
    const { clock, ids, identity } = context.services;
    const now = clock.now();
    const subject = await context.transaction((tx) => findSubject(tx, userId, enterprise, now));
    await countTry(context, 'face');
    const ticket = ids.token();
    const address = await identity.faceAddress(ticket, { name: subject.name, idNumber: subject.idNumber });
    const expiresAt = new Date(now.getTime() + QR_VALID_SECONDS * 1000);
    const check = {
      certifyId: ids.token(),
      ticket,
      userId,
      verificationId: subject.verificationId,
      name: maskName(subject.name),
      idNumber: maskIdNumber(subject.idNumber),
      createdAt: now,
      expiresAt,
    };
    await context.transaction((tx) => tx.insert(faceCheck).values(check));
    return {
      url: address,
      qrcode: await toDataURL(address, { margin: 0, scale: 8 }),
      certify_id: check.certifyId,
      expire_time: wireTime(expiresAt),
    };
  }),
  implement(getFacePrint, async ({ enterprise, certify_id }, context) => {
    const { userId } = requireActor(context);
    const check = await context.transaction((tx) => findCheck(tx, userId, enterprise === 1, certify_id));
    if (check === null) throw new Refusal('NOT_FOUND', { reason: '没有进行中的人脸核验，请重新发起' });
    return {
      status: statusOf(check, context.services.clock.now()),
      reason: check.reason,
      remain: await triesLeft(context, 'face'),
    };
  }),
];
