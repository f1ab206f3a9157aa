import { getInvoiceConditions, getInvoiceTitles } from '@compute-market/contract/calls/invoice';
import type { InvoiceRecord, InvoiceTitle } from '@compute-market/contract/entities/invoice';
import { formatDay } from '@compute-market/contract/rules/time';
import {
  invoiceQuery,
  InvoiceScreen,
  type ChoiceEnd,
  type ChosenChanges,
} from '@compute-market/patterns/money/InvoiceScreen';
import { dataOf } from '@compute-market/patterns/resource';
import { useState } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { api } from '../../api';
import { serverNow } from '../../state/clock';
import { user } from '../../state/user';
import { settle, useResult } from '../result';
import { useAutoRefresh } from '../useAutoRefresh';
import { useRefresh } from '../useRefresh';
import { useListPage } from '../list-page';
import { readInvoices } from './invoice-data';
import { RemoveTitle, RequestInvoice, ResendInvoice, SaveTitle, WithdrawInvoice } from './InvoiceDialogs';

export function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const options = { signal };
  return {
    conditions: settle(api.call(getInvoiceConditions, {}, options)),
    titles: settle(api.call(getInvoiceTitles, {}, options)),
    list: settle(readInvoices(invoiceQuery.read(new URL(url).searchParams), options)),
  };
}

type Opened =
  | { readonly dialog: 'request'; readonly chosen: ChosenChanges | null; readonly choice: ChoiceEnd }
  | { readonly dialog: 'title'; readonly title: InvoiceTitle | null }
  | { readonly dialog: 'resend' | 'withdraw'; readonly record: InvoiceRecord }
  | { readonly dialog: 'remove'; readonly title: InvoiceTitle };

export function Component() {
  const data = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { refresh, readAgain } = useRefresh();
  // The links of an answer are good for an hour or two: a page that stays open reads new ones.
  useAutoRefresh(false, readAgain);
  const [opened, setOpened] = useState<Opened | null>(null);
  const shown = useListPage(invoiceQuery, data.list);
  const conditions = useResult(data.conditions);
  const titles = useResult(data.titles);
  const known = dataOf(conditions) ?? null;
  const { info } = useSnapshot(user);
  const dialog = { onChanged: revalidate, onClosed: () => setOpened(null) };
  return (
    <>
      <InvoiceScreen
        {...shown}
        conditions={conditions}
        titles={titles}
        today={formatDay(serverNow())}
        since={info === null || !info.Create_time ? null : formatDay(info.Create_time)}
        onRequest={(chosen, choice) => setOpened({ dialog: 'request', chosen, choice })}
        onAddTitle={() => setOpened({ dialog: 'title', title: null })}
        onEditTitle={(title) => setOpened({ dialog: 'title', title })}
        onRemoveTitle={(title) => setOpened({ dialog: 'remove', title })}
        onResend={(record) => setOpened({ dialog: 'resend', record })}
        onWithdraw={(record) => setOpened({ dialog: 'withdraw', record })}
        onRefresh={refresh}
      />
      {opened?.dialog === 'request' && known !== null && info !== null && (
        <RequestInvoice
          {...dialog}
          account={info}
          conditions={known}
          titles={dataOf(titles) ?? []}
          chosen={opened.chosen}
          choice={opened.choice}
        />
      )}
      {opened?.dialog === 'title' && <SaveTitle {...dialog} conditions={known} title={opened.title} />}
      {opened?.dialog === 'resend' && <ResendInvoice onClosed={dialog.onClosed} record={opened.record} />}
      {opened?.dialog === 'withdraw' && <WithdrawInvoice {...dialog} record={opened.record} />}
      {opened?.dialog === 'remove' && <RemoveTitle {...dialog} title={opened.title} />}
    </>
  );
}
