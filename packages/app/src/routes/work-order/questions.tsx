import { questionQuery, QuestionScreen, type OpenDocument } from '@compute-market/patterns/work-order/QuestionScreen';
import { loading, ready } from '@compute-market/patterns/resource';
import { useRef, useState } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { ApiError } from '../../api/errors';
import { user } from '../../state/user';
import { workOrder } from '../../state/work-order';
import { giveOpinion } from '../content/opinion';
import { settle, useResult } from '../result';
import { useListQuery } from '../useListQuery';
import { readCategories, readDocuments, readDocumentText } from './work-order-data';

export function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const options = { signal };
  const categories = readCategories(options);
  return {
    categories: settle(categories),
    documents: settle(readDocuments(questionQuery.read(new URL(url).searchParams), categories, options)),
  };
}

/** The document that is open; a later press gives an earlier answer up. */
function useOpenDocument() {
  const [opened, setOpened] = useState<OpenDocument | null>(null);
  const asking = useRef<AbortController>(undefined);
  const open = (id: number | null) => {
    asking.current?.abort();
    if (id === null) return setOpened(null);
    const control = new AbortController();
    asking.current = control;
    setOpened({ id, text: loading });
    const show = (text: OpenDocument['text']) => !control.signal.aborted && setOpened({ id, text });
    readDocumentText(id, { signal: control.signal }).then(
      (text) => show(ready(text)),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        show({ state: 'error', reason: error.reason, requestId: error.requestId });
      },
    );
  };
  return { opened, open };
}

export function Component() {
  const reading = useLoaderData<typeof loader>();
  const [query, setQuery] = useListQuery(questionQuery);
  const { revalidate } = useRevalidator();
  const { unread } = useSnapshot(workOrder);
  const { info } = useSnapshot(user);
  const { opened, open } = useOpenDocument();
  return (
    <QuestionScreen
      query={query}
      onQueryChange={(next) => {
        open(null);
        setQuery(next);
      }}
      categories={useResult(reading.categories)}
      documents={useResult(reading.documents)}
      opened={opened}
      onOpenDocument={open}
      // The opinion is a by-product here: what it cannot be kept for stops nobody.
      onOpinion={(id, helpful) => void giveOpinion(String(id), helpful).catch(() => undefined)}
      unread={unread}
      isSub={info !== null && info.SubAccount !== null}
      onRetry={() => void revalidate()}
    />
  );
}
