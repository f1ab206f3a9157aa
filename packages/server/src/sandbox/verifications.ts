import { and, desc, eq, getTableColumns, gt } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { users } from '../db/schema/account';
import { faceCheck } from '../db/schema/verification';
import { reportFace } from '../domain/verification/face';
import type { Services } from '../http/handler';

const shownRows = 20;

/** A face check, and whose account it is for. */
export interface FaceRow {
  readonly check: typeof faceCheck.$inferSelect;
  readonly userName: string;
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
