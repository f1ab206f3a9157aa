import { CERTIFICATE_TYPE_LABELS, VERIFICATION_STATUS, VERIFICATION_TYPE } from '@compute-market/contract/enumerations';
import { asc, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { users } from '../db/schema/account';
import { storedFile } from '../db/schema/file';
import { verification } from '../db/schema/verification';
import { reviewVerification } from '../domain/verification/review';
import { fileLink, fileLinkKey } from '../storage/file-link';
import {
  deskItem,
  deskLine,
  deskNumber,
  deskRows,
  deskText,
  fileLine,
  requireDone,
  type DeskArea,
  type StaffServices,
} from './desk-area';

const shownRows = 20;
const longestReason = 200;
/** The contract's words for kinds of paper as the database keeps them. */
export const certificates: Readonly<Record<string, string>> = CERTIFICATE_TYPE_LABELS;

/** A verification that waits for the staff. */
export interface ReviewRow {
  readonly record: typeof verification.$inferSelect;
  readonly userName: string;
  /** Its papers, by links that the desk of the staff is given. */
  readonly files: readonly { readonly name: string; readonly url: string; readonly isPicture: boolean }[];
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
export async function findReviews(tx: Tx, now: Date, most = shownRows): Promise<ReviewRow[]> {
  const waiting = await tx
    .select({ record: getTableColumns(verification), userName: users.name })
    .from(verification)
    .innerJoin(users, eq(users.id, verification.userId))
    .where(eq(verification.status, VERIFICATION_STATUS.reviewing))
    .orderBy(desc(verification.id))
    .limit(most);
  const found: ReviewRow[] = [];
  for (const row of waiting) found.push({ ...row, files: await papersOf(tx, row.record.files, now) });
  return found;
}

export const reviewActions = ['approve', 'reject'] as const;
export type ReviewAction = (typeof reviewActions)[number];

/** What the staff decides. */
export function decideReview(
  { database, clock }: Pick<StaffServices, 'database' | 'clock'>,
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

/** Verifications that no provider decides (screens B23, decisions 136). */
export const verificationDesk: DeskArea = {
  title: '待审核的实名认证',
  waiting: async (tx, { clock, config }) =>
    (await findReviews(tx, clock.now(), deskRows)).map(({ record, userName, files }) =>
      deskItem(
        deskLine(
          String(record.id),
          record.verifyType === VERIFICATION_TYPE.enterprise ? '企业' : '个人',
          record.companyName,
          record.creditCode,
          record.name,
          certificates[record.certificateType] ?? null,
          record.idNumber,
          userName,
          record.remark,
        ),
        files.map(fileLine(config)),
      ),
    ),
  actions: {
    approve: {
      takes: ['编号'],
      run: async (services, [typed]) => {
        const id = deskNumber('编号', typed);
        requireDone(await decideReview(services, id, 'approve', ''), `认证 ${id} `);
        return `认证 ${id} 已通过，客户会收到通知。`;
      },
    },
    reject: {
      takes: ['编号', '原因'],
      run: async (services, [typed, why]) => {
        const id = deskNumber('编号', typed);
        const reason = deskText('原因', why, longestReason);
        requireDone(await decideReview(services, id, 'reject', reason), `认证 ${id} `);
        return `认证 ${id} 已驳回，客户会看到原因。`;
      },
    },
  },
};
