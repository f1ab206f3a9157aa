import { DocsScreen } from '@compute-market/patterns/content/DocsScreen';
import { useLoaderData, useRevalidator, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { brand } from '../../brand';
import { settle, useResult } from '../result';
import { readAnswers, readGuides } from './docs-data';

const queryOf = (search: URLSearchParams) => search.get('q')?.trim() ?? '';

export function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  return {
    guides: settle(readGuides(signal)),
    answers: settle(readAnswers(queryOf(new URL(url).searchParams), signal)),
  };
}

export function Component() {
  const { guides, answers } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [search, setSearch] = useSearchParams();
  const query = queryOf(search);
  return (
    <DocsScreen
      query={query}
      guides={useResult(guides)}
      answers={useResult(answers)}
      siteHref={brand.docsUrl}
      onQueryChange={(q) => setSearch(q === '' ? {} : { q }, { replace: query !== '' })}
      onRetry={() => void revalidate()}
    />
  );
}
