import { apiReference } from '@compute-market/contract/reference/generated/reference';
import { ApiReferenceScreen } from '@compute-market/patterns/content/ApiReferenceScreen';
import { dataOf } from '@compute-market/patterns/resource';
import { useLoaderData, useLocation, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { configuration } from '../../configuration';
import { settle, useResult } from '../result';

const queryOf = (search: URLSearchParams) => search.get('q')?.trim() ?? '';
const base = () => new URL(configuration.api.main, window.location.origin).href;

/** The OpenAPI document stands beside the calls; a back end that is not ours has none, and answers something else or nothing. */
async function findOpenApi(signal: AbortSignal): Promise<string | null> {
  const address = new URL('openapi.json', base()).href;
  const answer = await fetch(address, { method: 'HEAD', signal }).catch(() => null);
  const isDocument = answer?.ok === true && (answer.headers.get('content-type') ?? '').includes('json');
  return isDocument ? address : null;
}

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  return { openApiHref: settle(findOpenApi(signal)) };
}

export const shouldRevalidate = () => false;

export function Component() {
  const openApiHref = useResult(useLoaderData<typeof loader>().openApiHref);
  const [search, setSearch] = useSearchParams();
  const { hash } = useLocation();
  const query = queryOf(search);
  return (
    <ApiReferenceScreen
      reference={apiReference}
      query={query}
      // Names of calls and scopes: nothing of them is encoded, so nothing is decoded.
      current={hash === '' ? null : hash.slice(1)}
      base={base()}
      site={window.location.origin + configuration.basePath}
      openApiHref={dataOf(openApiHref) ?? null}
      onQueryChange={(q) => setSearch(q === '' ? {} : { q }, { replace: query !== '' })}
    />
  );
}
