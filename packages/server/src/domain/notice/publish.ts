import type { NoticeType } from '@compute-market/contract/enumerations';
import type { Tx } from '../../db/database';
import { notice } from '../../db/schema/notice';
import { sanitizeMarkdown } from './sanitize-markdown';

export interface NoticeText {
  readonly title: string;
  readonly original: string;
  /** Markdown. */
  readonly content: string;
  readonly type: NoticeType;
  readonly top: boolean;
  readonly districts: readonly string[];
  readonly at: Date;
}

/** Publishes a notice or a help document and answers its number. The only way to write one: what is kept is sanitised. */
export async function publishNotice(tx: Tx, text: NoticeText): Promise<number> {
  const { at, content, districts, ...rest } = text;
  const [written] = await tx
    .insert(notice)
    .values({ ...rest, content: sanitizeMarkdown(content), districts: [...districts], createdAt: at, updatedAt: at })
    .returning({ id: notice.id });
  if (written === undefined) throw new Error(`notice ${text.title} was not written`);
  return written.id;
}
