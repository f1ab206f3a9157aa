import { getMonthlyBill } from '@compute-market/contract/calls/bill';
import type { Bill } from '@compute-market/contract/entities/bill';
import { calendarMonth } from '@compute-market/contract/entities/time';
import { billCsv, billMessages, BillScreen } from '@compute-market/patterns/money/BillScreen';
import { useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../../api';
import type { CallOptions } from '../../api/client';
import { settle, useResult } from '../result';
import { saveFile } from '../save-file';
import { useRefresh } from '../useRefresh';

/** The month of an address; one that is none has no bill. */
const readBill = async (month: string, options: CallOptions): Promise<Bill | null> =>
  calendarMonth.safeParse(month).success ? api.call(getMonthlyBill, { month }, options) : null;

export const loader = ({ params: { month = '' }, request: { signal } }: LoaderFunctionArgs) => ({
  bill: settle(readBill(month, { signal })),
});

const saveBill = (bill: Bill): void =>
  saveFile(billMessages.csv.file(bill.Month), new Blob([billCsv(bill)], { type: 'text/csv;charset=utf-8' }));

export function Component() {
  const bill = useResult(useLoaderData<typeof loader>().bill);
  const { month = '' } = useParams();
  const { refresh } = useRefresh();
  return <BillScreen month={month} bill={bill} onExport={saveBill} onRetry={refresh} />;
}
