import { OrderDetailScreen } from '@compute-market/patterns/money/OrderDetailScreen';
import { ORDER_STATUS } from '@compute-market/contract/enumerations';
import { dataOf } from '@compute-market/patterns/resource';
import { useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { clock } from '../../state/clock';
import { settle, useResult } from '../result';
import { useAutoRefresh } from '../useAutoRefresh';
import { useRefresh } from '../useRefresh';
import { readOrder } from './read-order';

export const loader = ({ params: { no = '' }, request: { signal } }: LoaderFunctionArgs) => ({
  shown: settle(readOrder(no, { signal })),
});

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const { no = '' } = useParams();
  const shown = useResult(loaded.shown);
  const { offset } = useSnapshot(clock);
  const { refresh, readAgain } = useRefresh();
  useAutoRefresh(dataOf(shown)?.order.Status === ORDER_STATUS.unpaid, readAgain);
  return <OrderDetailScreen number={no} shown={shown} clockOffset={offset} onRefresh={refresh} />;
}
