import { getMonthlyBills } from '@compute-market/contract/calls/bill';
import type { BillSummary } from '@compute-market/contract/entities/bill';
import { BillsScreen, type BillList } from '@compute-market/patterns/money/BillsScreen';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../../api';
import type { CallOptions } from '../../api/client';
import { ApiError } from '../../api/errors';
import { readAllPages } from '../read-pages';
import { settle, useResult } from '../result';
import { useRefresh } from '../useRefresh';

/** All months; null where the back end has no such call (decisions 40). */
async function readBills(options: CallOptions): Promise<BillList | null> {
  const running: BillSummary[] = [];
  try {
    const closed = await readAllPages(
      async (page, page_size) => {
        const answer = await api.call(getMonthlyBills, { page, page_size }, options);
        running.push(answer.Current);
        return answer;
      },
      ({ Month }) => Month,
    );
    const current = running.at(-1);
    return current === undefined ? null : { current, closed };
  } catch (error) {
    if (error instanceof ApiError && (error.isMissing || error.isStrange)) return null;
    throw error;
  }
}

export const loader = ({ request: { signal } }: LoaderFunctionArgs) => ({ bills: settle(readBills({ signal })) });

export function Component() {
  const bills = useResult(useLoaderData<typeof loader>().bills);
  const { refresh } = useRefresh();
  return <BillsScreen bills={bills} onRetry={refresh} />;
}
