import { VERIFICATION_STATUS } from '@compute-market/contract/enumerations';
import { and, asc, desc, eq, getTableColumns, gt, inArray } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { users } from '../db/schema/account';
import { storedFile } from '../db/schema/file';
import { faceCheck, verification } from '../db/schema/verification';
import { reportFace } from '../domain/verification/face';
import { reviewVerification } from '../domain/verification/review';
import type { Services } from '../http/handler';
import { fileLink, fileLinkKey } from '../storage/file-link';

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
  /** Its papers, by links that the desk of the staff is given. */
  readonly files: readonly { readonly name: string; readonly url: string; readonly isPicture: boolean }[];
}

const faces = (tx: Tx) =>
  tx
    .select({ check: getTableColumns(faceCheck), userName: users.name })
    .from(faceCheck)
    .innerJoin(users, eq(users.id, faceCheck.userId));

/** Checks that can still be answered, newest first. */
export const findOpenFaces = (tx: Tx, now: Date): Promise<FaceRow[]> =>
  faces(tx)
    .where(and(eq(faceCheck.state, 'waiting'), gt(faceCheck.expiresAt, now)))
    .orderBy(desc(faceCheck.createdAt))
    .limit(shownRows);

export async function findFace(tx: Tx, ticket: string): Promise<FaceRow | undefined> {
  const [row] = await faces(tx).where(eq(faceCheck.ticket, ticket));
  return row;
}

async function papersOf(tx: Tx, names: readonly string[], now: Date): Promise<ReviewRow['files']> {
  if (names.length === 0) return [];
  const key = await fileLinkKey(tx);
  const found = await tx
    .select()
    .from(storedFile)
    .where(inArray(storedFile.name, [...names]))
    .orderBy(asc(storedFile.createdAt), asc(storedFile.name));
  return found.map((file) => ({
    name: file.originalName,
    url: fileLink(key, file, now),
    isPicture: file.mediaType.startsWith('image/'),
  }));
}

/** What waits for the staff, the oldest last. */
export async function findReviews(tx: Tx, now: Date): Promise<ReviewRow[]> {
  const waiting = await tx
    .select({ record: getTableColumns(verification), userName: users.name })
    .from(verification)
    .innerJoin(users, eq(users.id, verification.userId))
    .where(eq(verification.status, VERIFICATION_STATUS.reviewing))
    .orderBy(desc(verification.id))
    .limit(shownRows);
  const found: ReviewRow[] = [];
  for (const row of waiting) found.push({ ...row, files: await papersOf(tx, row.record.files, now) });
  return found;
}

export const faceActions = ['pass', 'fail'] as const;
export type FaceAction = (typeof faceActions)[number];

/** What the provider finds in the face that was shown. */
export function decideFace(services: Services, ticket: string, action: FaceAction): Promise<boolean> {
  return reportFace(
    services,
    ticket,
    action === 'pass'
      ? { state: 'passed' }
      : { state: 'failed', reason: '人脸与身份证照片不一致，请在光线充足处正对镜头重试' },
  );
}

export const reviewActions = ['approve', 'reject'] as const;
export type ReviewAction = (typeof reviewActions)[number];

/** What the staff decides. */
export function decideReview(
  { database, clock }: Services,
  id: number,
  action: ReviewAction,
  reason: string,
): Promise<boolean> {
  const said = reason.trim().slice(0, longestReason) || '提交的材料不清晰，请重新上传';
  return database.transaction((tx) =>
    reviewVerification(
      tx,
      id,
      action === 'approve' ? { approved: true } : { approved: false, reason: said },
      clock.now(),
    ),
  );
}
