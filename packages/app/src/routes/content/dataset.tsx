import { DatasetScreen, datasetQuery, type Dataset } from '@compute-market/patterns/content/DatasetScreen';
import {
  useLoaderData,
  useRevalidator,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import { readTable } from '../../api/content';
import { settle, useResult } from '../result';
import { useListQuery } from '../useListQuery';

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  return { datasets: settle(readTable<readonly Dataset[]>('datasets.json', signal)) };
}

/** What is looked for is in the address; the list is short and stays, whatever is looked for. A retry reads it again. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.search === nextUrl.search;

export function Component() {
  const datasets = useResult(useLoaderData<typeof loader>().datasets);
  const { revalidate } = useRevalidator();
  const [query, setQuery] = useListQuery(datasetQuery);
  return <DatasetScreen query={query} datasets={datasets} onQueryChange={setQuery} onRetry={() => void revalidate()} />;
}
