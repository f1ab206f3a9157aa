import { DocScreen } from '@compute-market/patterns/content/DocScreen';
import { dataOf } from '@compute-market/patterns/resource';
import { useLoaderData, useParams, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { settle, useResult } from '../result';
import { readDoc, readGuides } from './docs-data';
import { giveOpinion } from './opinion';

export function loader({ request: { signal }, params }: LoaderFunctionArgs) {
  const guides = readGuides(signal);
  return { guides: settle(guides), doc: settle(readDoc(guides, params.id ?? '', signal)) };
}

export function Component() {
  const { guides, doc } = useLoaderData<typeof loader>();
  const { id = '' } = useParams();
  const { revalidate } = useRevalidator();
  const sections = useResult(guides);
  return (
    <DocScreen
      doc={useResult(doc)}
      sections={dataOf(sections) ?? []}
      onOpinion={(helpful) => giveOpinion(id, helpful)}
      onRetry={() => void revalidate()}
    />
  );
}
