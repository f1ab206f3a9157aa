import { desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { documentOpinion } from '../db/schema/document-opinion';
import { notice } from '../db/schema/notice';
import { html, type Html } from '../platform/html';
import { rowsOr, section } from './pages/desk';

const shownDocuments = 20;

/** How a document was judged by its readers. */
export interface OpinionRow {
  readonly documentId: string;
  readonly title: string | null;
  readonly helped: number;
  readonly failed: number;
}

/** The documents that readers judged, the least helpful first: these are to be written anew. */
export function findOpinions(tx: Tx): Promise<OpinionRow[]> {
  const helped = sql<number>`count(*) filter (where ${documentOpinion.helpful})`.mapWith(Number);
  const failed = sql<number>`count(*) filter (where not ${documentOpinion.helpful})`.mapWith(Number);
  return tx
    .select({ documentId: documentOpinion.documentId, title: notice.title, helped, failed })
    .from(documentOpinion)
    .leftJoin(notice, eq(sql`${notice.id}::text`, documentOpinion.documentId))
    .groupBy(documentOpinion.documentId, notice.title)
    .orderBy(desc(failed), desc(helped), documentOpinion.documentId)
    .limit(shownDocuments);
}

/** The desk of who writes the help documents. */
export function opinionsSection(rows: readonly OpinionRow[]): Html {
  const items = rows.map(
    ({ documentId, title, helped, failed }) =>
      html`<li class="row"><div class="row-main"><a href="/docs/${documentId}">${title ?? documentId}</a></div><div class="row-facts"><span>有帮助 ${helped}</span><span>没帮助 ${failed}</span></div></li>`,
  );
  return section('opinions', '文档评价', rowsOr(items, '还没有评价。在帮助文档底部评价后，结果会出现在这里。'));
}
