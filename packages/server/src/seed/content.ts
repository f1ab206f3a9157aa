import { NOTICE_TYPE } from '@compute-market/contract/enumerations';
import { beijingOffsetMs, dayMs, hourMs } from '@compute-market/contract/rules/time-units';
import type { Tx } from '../db/database';
import { banner } from '../db/schema/notice';
import { helpDocument } from '../db/schema/work-order';
import { publishNotice } from '../domain/notice/publish';
import { banners } from './data/banners';
import { helpDocuments } from './data/help-documents';
import { activityNotices } from './data/notices-activity';
import { maintenanceNotices } from './data/notices-maintenance';
import { systemNotices } from './data/notices-system';

const documentsAgeDays = 40;
const mark = /\{\+(\d+)(:iso)?\}/g;

/** Fills `{+4}` with the day four days from now as 11 月 24 日, and `{+4:iso}` as 2026-11-24: notices announce days to come. */
export function fillDates(text: string, now: Date): string {
  return text.replace(mark, (_match, days: string, iso: string | undefined) => {
    const day = new Date(now.getTime() + Number(days) * dayMs + beijingOffsetMs);
    return iso === undefined ? `${day.getUTCMonth() + 1} 月 ${day.getUTCDate()} 日` : day.toISOString().slice(0, 10);
  });
}

/** Help documents stand beside the notices, each with the question it answers. */
async function writeHelpDocuments(tx: Tx, now: Date): Promise<void> {
  const at = new Date(now.getTime() - documentsAgeDays * dayMs);
  for (const { categoryId, subCategoryId, useful, title, summary, content } of helpDocuments) {
    const noticeId = await publishNotice(tx, {
      title,
      original: summary,
      content,
      type: NOTICE_TYPE.document,
      top: false,
      districts: [],
      at,
    });
    await tx.insert(helpDocument).values({ noticeId, categoryId, subCategoryId, useful });
  }
}

/** Writes notices, oldest first so that a newer one has a larger number, and the banner. */
export async function writeContent(tx: Tx, now: Date): Promise<void> {
  const notices = [...maintenanceNotices, ...activityNotices, ...systemNotices].sort((a, b) => b.hoursAgo - a.hoursAgo);
  for (const { hoursAgo, title, original, content, ...rest } of notices) {
    const at = new Date(now.getTime() - hoursAgo * hourMs);
    await publishNotice(tx, {
      ...rest,
      title: fillDates(title, now),
      original: fillDates(original, now),
      content: fillDates(content, now),
      at,
    });
  }
  await writeHelpDocuments(tx, now);
  const beginAt = new Date(now.getTime() - dayMs);
  await tx
    .insert(banner)
    .values(
      banners.map(({ days, ...slide }) => ({ ...slide, beginAt, endAt: new Date(now.getTime() + days * dayMs) })),
    );
}
