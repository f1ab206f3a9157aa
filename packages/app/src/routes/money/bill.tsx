import { getMonthlyBill } from '@compute-market/contract/calls/bill';
import type { Bill } from '@compute-market/contract/entities/bill';
import { calendarMonth } from '@compute-market/contract/entities/time';
import { billCsv, billMessages, BillScreen } from '@compute-market/patterns/money/BillScreen';
import { useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../../api';
import type { CallOptions } from '../../api/client';
import { settle, useResult } from '../result';
import { useAutoRefresh } from '../useAutoRefresh';
import { useKeptExport } from '../useKeptExport';
import { useRefresh } from '../useRefresh';
import { moneyRouteMessages as messages } from './messages';

/** The month of an address; one that is none has no bill. */
const readBill = async (month: string, options: CallOptions): Promise<Bill | null> =>
  calendarMonth.safeParse(month).success ? api.call(getMonthlyBill, { month }, options) : null;

export const loader = ({ params: { month = '' }, request: { signal } }: LoaderFunctionArgs) => ({
  bill: settle(readBill(month, { signal })),
});

/** Lines below the head; what follows the last line end is none. */
const rowsOf = (csv: string): number => csv.split('\r\n').length - 2;

export function Component() {
  const bill = useResult(useLoaderData<typeof loader>().bill);
  const { month = '' } = useParams();
  const { refresh, readAgain } = useRefresh();
  // The links of an answer are good for an hour or two: a page that stays open reads new ones.
  useAutoRefresh(false, readAgain);
  const { save } = useKeptExport('bill');
  const saveBill = (shown: Bill) => {
    const csv = billCsv(shown);
    const name = billMessages.csv.file(shown.Month);
    save({ name, csv, rows: rowsOf(csv), filters: { month: shown.Month }, done: messages.billExported });
  };
  return <BillScreen month={month} bill={bill} onExport={saveBill} onRetry={refresh} />;
}
