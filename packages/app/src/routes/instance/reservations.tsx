import { lazyPiece } from '@compute-market/components/lazy-piece';
import { getBareMetalModels, getReservations } from '@compute-market/contract/calls/market';
import { MAX_PAGE_SIZE } from '@compute-market/contract/constants';
import type { BareMetalModel } from '@compute-market/contract/entities/bare-metal';
import { formatDay } from '@compute-market/contract/rules/time';
import {
  reservationQuery,
  ReservationsScreen,
  type ReservableModels,
  type ReservationQuery,
} from '@compute-market/patterns/instance/ReservationsScreen';
import { timeRangeOf } from '@compute-market/patterns/day-range';
import { Suspense, useCallback, useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../../api';
import type { CallOptions } from '../../api/client';
import { serverNow } from '../../state/clock';
import { settle, useResult } from '../result';
import { useViewer } from '../shell/useViewer';
import { useAutoRefresh } from '../useAutoRefresh';
import { useRefresh } from '../useRefresh';
import { readListPage, useListPage } from '../list-page';

const Reservation = lazyPiece(() => import('../store/Reservation'));

function readReservations(query: ReservationQuery, options: CallOptions) {
  const filter = { status: query.status ?? undefined, ...timeRangeOf(query.days) };
  return readListPage(reservationQuery, query, (page, page_size) =>
    api.call(getReservations, { ...filter, page, page_size }, options),
  );
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
  const shown = useListPage(reservationQuery, reading.list);
  const models = useResult(reading.models);
  const viewer = useViewer();
  const { refresh, readAgain } = useRefresh();
  const [reserved, setReserved] = useState<BareMetalModel | null>(null);
  useAutoRefresh(false, readAgain);
  const close = useCallback(() => {
    setReserved(null);
    refresh();
  }, [refresh, setReserved]);
  return (
    <>
      <ReservationsScreen
        {...shown}
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
