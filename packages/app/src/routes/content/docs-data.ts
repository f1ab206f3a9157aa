import { getNotice } from '@compute-market/contract/calls/notice';
import { getWorkOrderDocuments } from '@compute-market/contract/calls/work-order';
import { MAX_PAGE_SIZE } from '@compute-market/contract/constants';
import { NOTICE_TYPE } from '@compute-market/contract/enumerations';
import { formatDay } from '@compute-market/contract/rules/time';
import type { Doc } from '@compute-market/patterns/content/DocScreen';
import type { DocEntry, DocSection } from '@compute-market/patterns/content/docs-view';
import { api } from '../../api';
import { readContent, readTable } from '../../api/content';
import { ApiError } from '../../api/errors';
import { contentRouteMessages as messages } from './messages';

type IndexEntry = DocEntry & { readonly file: string };
type Index = readonly (Omit<DocSection, 'documents'> & { readonly documents: readonly IndexEntry[] })[];

const missing = () => new ApiError({ kind: 'refused', status: 0, reason: messages.missingDocument, requestId: '' });

/** The guides of the data host (screens G7), by section. */
export const readGuides = (signal: AbortSignal): Promise<Index> => readTable('docs/index.json', signal);

/** The answers of the ticket system that hold these words, as a section of their own (screens B25). */
export async function readAnswers(query: string, signal: AbortSignal): Promise<DocSection> {
  const { documents } = await api.call(
    getWorkOrderDocuments,
    { page: 1, page_size: MAX_PAGE_SIZE, keyword: query === '' ? undefined : query },
    { signal },
  );
  return {
    key: 'answers',
    title: messages.answers,
    documents: documents.map(({ id, title, summary, update_time }) => ({
      id: String(id),
      title,
      summary,
      updated: formatDay(update_time),
      keywords: [],
    })),
  };
}

async function readGuide(guides: Promise<Index>, id: string, signal: AbortSignal): Promise<Doc> {
  const entry = (await guides).flatMap(({ documents }) => documents).find((each) => each.id === id);
  if (entry === undefined) throw missing();
  return { id, title: entry.title, updated: entry.updated, text: await readContent(`docs/${entry.file}`, signal) };
}

async function readAnswer(id: number, signal: AbortSignal): Promise<Doc> {
  const text = await api.call(getNotice, { id }, { signal });
  // A back end that does not tell the kind is believed.
  if (Object.values(NOTICE_TYPE).includes(text.Type) && text.Type !== NOTICE_TYPE.document) throw missing();
  return { id: String(id), title: text.Title, updated: formatDay(text.UpdateTime), text: text.Content };
}

/** A document by its address: a number is an answer of the ticket system, a name a guide. Throws ApiError. */
export const readDoc = (guides: Promise<Index>, id: string, signal: AbortSignal): Promise<Doc> =>
  /^\d{1,9}$/.test(id) ? readAnswer(Number(id), signal) : readGuide(guides, id, signal);
