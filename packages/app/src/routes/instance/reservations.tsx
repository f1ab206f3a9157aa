import { lazyPiece } from '@compute-market/components/lazy-piece';
import { getBareMetalModels, getReservations } from '@compute-market/contract/calls/market';
import { MAX_PAGE_SIZE } from '@compute-market/contract/constants';
import type { BareMetalModel } from '@compute-market/contract/entities/bare-metal';
import { formatDay } from '@compute-market/contract/rules/time';
import {
  reservationQuery,
  ReservationsScreen,
  type ReservableModels,
  type ReservationPage,
  type ReservationQuery,
} from '@compute-market/patterns/instance/ReservationsScreen';
import { timeRangeOf } from '@compute-market/patterns/day-range';
import { dataOf } from '@compute-market/patterns/resource';
import { Suspense, useCallback, useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../../api';
import type { CallOptions } from '../../api/client';
import { serverNow } from '../../state/clock';
import { readExistingPage } from '../read-pages';
import { quietly, settle, useResult } from '../result';
import { useListQuery } from '../useListQuery';
import { useViewer } from '../shell/useViewer';
import { useAutoRefresh } from '../useAutoRefresh';
import { useLastPage } from '../useLastPage';
import { useRefresh } from '../useRefresh';

const Reservation = lazyPiece(() => import('../store/Reservation'));

async function readReservations(
  query: ReservationQuery,
  options: CallOptions,
): Promise<ReservationPage & { readonly key: string }> {
  const filter = { status: query.status ?? undefined, ...timeRangeOf(query.days) };
  const { data, total, page } = await readExistingPage(
    (asked, page_size) => api.call(getReservations, { ...filter, page: asked, page_size }, options),
    query.page,
    query.size,
  );
  return { key: reservationQuery.key(query), rows: data, total, page, readAt: serverNow() };
}

const readModels = async (options: CallOptions): Promise<ReservableModels> =>
  (await api.call(getBareMetalModels, { page: 1, page_size: MAX_PAGE_SIZE }, options)).data;

export function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const options = { signal };
  return {
    list: settle(readReservations(reservationQuery.read(new URL(url).searchParams), options)),
    models: settle(readModels(options)),
  };
}

export function Component() {
  const reading = useLoaderData<typeof loader>();
  const [query, setQuery] = useListQuery(reservationQuery);
  const list = quietly(useResult(reading.list), reservationQuery.key(query));
  const models = useResult(reading.models);
  const viewer = useViewer();
  const { refresh, readAgain } = useRefresh();
  const [reserved, setReserved] = useState<BareMetalModel | null>(null);
  const page = dataOf(list) ?? null;
  useAutoRefresh(false, readAgain);
  useLastPage(page?.key === reservationQuery.key(query) ? page.page : null, query.page);
  const close = useCallback(() => {
    setReserved(null);
    refresh();
  }, [refresh, setReserved]);
  return (
    <>
      <ReservationsScreen
        query={query}
        onQueryChange={setQuery}
        list={list}
        models={models}
        today={formatDay(serverNow())}
        onReserve={setReserved}
        onRefresh={refresh}
      />
      {reserved !== null && viewer.role === 'main' && (
        <Suspense fallback={null}>
          <Reservation model={reserved} user={viewer.user} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
