import { NOTICE_TYPE } from '@compute-market/contract/enumerations';
import { asc, eq } from 'drizzle-orm';
import { openEmbedded } from '../../src/db/pglite';
import { helpDocument, notice } from '../../src/db/schema/index';
import { publishNotice } from '../../src/domain/notice/publish';
import { sanitizeMarkdown } from '../../src/domain/notice/sanitize-markdown';

export interface NoticeText {
  readonly title: string;
  readonly original: string;
  /** Markdown. */
  readonly content: string;
}

/**
 * Writes into the data folder of a server that is not running: notices and the first help document as the product publishes them, and
 * then the same notices past every check, for tests of what reads them. Answers the numbers of both.
 */
export async function writeNotices(
  dataDir: string,
  notices: readonly NoticeText[],
  document: NoticeText,
): Promise<{ readonly published: readonly number[]; readonly unchecked: readonly number[] }> {
  const database = await openEmbedded(dataDir);
  const at = new Date();
  const written = await database.transaction(async (tx) => {
    const published: number[] = [];
    for (const text of notices)
      published.push(
        await publishNotice(tx, { ...text, type: NOTICE_TYPE.system, top: false, districts: [text.original], at }),
      );
    const rows = await tx
      .insert(notice)
      .values(notices.map((text) => ({ ...text, type: NOTICE_TYPE.system, createdAt: at, updatedAt: at })))
      .returning({ id: notice.id });
    const [first] = await tx.select().from(helpDocument).orderBy(asc(helpDocument.noticeId)).limit(1);
    if (first === undefined) throw new Error('there is no help document');
    await tx
      .update(notice)
      .set({ ...document, content: sanitizeMarkdown(document.content) })
      .where(eq(notice.id, first.noticeId));
    return { published, unchecked: rows.map(({ id }) => id) };
  });
  await database.close();
  return written;
}
