import { VERIFICATION_STATUS } from '@compute-market/contract/enumerations';
import { and, desc, eq, getTableColumns, gt } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { users } from '../db/schema/account';
import { faceCheck, verification } from '../db/schema/verification';
import { reportFace } from '../domain/verification/face';
import { reviewVerification } from '../domain/verification/review';
import type { Services } from '../http/handler';

const shownRows = 20;
const longestReason = 200;

/** A face check, and whose account it is for. */
export interface FaceRow {
  readonly check: typeof faceCheck.$inferSelect;
  readonly userName: string;
}

/** A verification that waits for the staff. */
export interface ReviewRow {
  readonly record: typeof verification.$inferSelect;
  readonly userName: string;
}

const faces = (tx: Tx) => tx.select({ check: getTableColumns(faceCheck), userName: users.name }).from(faceCheck).innerJoin(users, eq(users.id, faceCheck.userId));

/** Checks that can still be answered, newest first. */
export const findOpenFaces = (tx: Tx, now: Date): Promise<FaceRow[]> =>
  faces(tx).where(and(eq(faceCheck.state, 'waiting'), gt(faceCheck.expiresAt, now))).orderBy(desc(faceCheck.createdAt)).limit(shownRows);

export async function findFace(tx: Tx, ticket: string): Promise<FaceRow | undefined> {
  const [row] = await faces(tx).where(eq(faceCheck.ticket, ticket));
  return row;
}

/** What waits for the staff, the oldest last. */
export const findReviews = (tx: Tx): Promise<ReviewRow[]> =>
  tx
    .select({ record: getTableColumns(verification), userName: users.name })
    .from(verification)
    .innerJoin(users, eq(users.id, verification.userId))
    .where(eq(verification.status, VERIFICATION_STATUS.reviewing))
    .orderBy(desc(verification.id))
    .limit(shownRows);

export const faceActions = ['pass', 'fail'] as const;
export type FaceAction = (typeof faceActions)[number];

/** What the provider finds in the face that was shown. */
export function decideFace(services: Services, ticket: string, action: FaceAction): Promise<boolean> {
  return reportFace(services, ticket, action === 'pass' ? { state: 'passed' } : { state: 'failed', reason: '人脸与身份证照片不一致，请在光线充足处正对镜头重试' });
}

export const reviewActions = ['approve', 'reject'] as const;
export type ReviewAction = (typeof reviewActions)[number];

/** What the staff decides. */
export function decideReview({ database, clock }: Services, id: number, action: ReviewAction, reason: string): Promise<boolean> {
  const said = reason.trim().slice(0, longestReason) || '提交的材料不清晰，请重新上传';
  return database.transaction((tx) => reviewVerification(tx, id, action === 'approve' ? { approved: true } : { approved: false, reason: said }, clock.now()));
}
