import { getWorkOrderCategories, getWorkOrderDocuments } from '@compute-market/contract/calls/work-order';
import { and, count, desc, eq, ilike, lte, or } from 'drizzle-orm';
import { likeText } from '../../db/like-text';
import { notice } from '../../db/schema/notice';
import { helpDocument } from '../../db/schema/work-order';
import { implement } from '../../http/handler';
import { wireTime } from '../../platform/wire';
import { helpedReaders } from '../notice/document-opinions';
import { categories } from './categories';

export const listCategories = implement(getWorkOrderCategories, () => Promise.resolve({ categories: [...categories] }));

/** Help documents for a question or with a word in them, the ones that helped most first. Their texts are read as notices. */
export const listDocuments = implement(getWorkOrderDocuments, (input, context) =>
  context.transaction(async (tx) => {
    const keyword = input.keyword?.trim() ?? '';
    const condition = and(
      lte(notice.createdAt, context.services.clock.now()),
      input.category_id === undefined ? undefined : eq(helpDocument.categoryId, input.category_id),
      input.sub_category_id === undefined ? undefined : eq(helpDocument.subCategoryId, input.sub_category_id),
      keyword === ''
        ? undefined
        : or(
            ilike(notice.title, likeText(keyword)),
            ilike(notice.original, likeText(keyword)),
            ilike(notice.content, likeText(keyword)),
          ),
    );
    const found = await tx
      .select({ document: helpDocument, notice, useful: helpedReaders })
      .from(helpDocument)
      .innerJoin(notice, eq(notice.id, helpDocument.noticeId))
      .where(condition)
      .orderBy(desc(helpedReaders), desc(notice.id))
      .limit(input.page_size)
      .offset((input.page - 1) * input.page_size);
    const [all] = await tx
      .select({ total: count() })
      .from(helpDocument)
      .innerJoin(notice, eq(notice.id, helpDocument.noticeId))
      .where(condition);
    const documents = found.map(({ document, notice: text, useful }) => ({
      id: text.id,
      category_id: document.categoryId,
      title: text.title,
      summary: text.original,
      url: document.url,
      update_time: wireTime(text.updatedAt),
      useful,
    }));
    return { documents, total: all?.total ?? 0 };
  }),
);
