import { useState } from 'react';
import { fn } from 'storybook/test';
import { ready, type Resource } from '../../resource';
import { ConsoleFrame } from '../../shell/ConsoleFrame/ConsoleFrame';
import { mainAccount } from '../../viewer/fixtures';
import type { InvoicePage } from './data';
import { changes, makeConditions, now, records, titles } from './fixtures';
import { invoiceQuery, type InvoiceQuery } from './invoice-query';
import { InvoiceScreen, type InvoiceScreenProps } from './InvoiceScreen';

export const recordPage: InvoicePage = { tab: 'records', rows: records, total: 36, page: 1, readAt: now };
export const changePage: InvoicePage = { tab: 'changes', rows: changes, total: 3, page: 1, readAt: now };
export const failed: Resource<never> = {
  state: 'error',
  reason: '请求超时，请稍后重试',
  requestId: '7c1d9a42-5e0b-4f6e-9a70-2f6bd1c2e8f3',
};

/** The console around it, and lists that answer, as the application's address does. */
function Page(props: InvoiceScreenProps) {
  const [query, setQuery] = useState(props.query);
  const change = (next: InvoiceQuery) => {
    setQuery(next);
    props.onQueryChange(next);
  };
  return (
    <ConsoleFrame viewer={mainAccount} lit="invoice" unreadWorkOrder={false}>
      <InvoiceScreen {...props} query={query} onQueryChange={change} />
    </ConsoleFrame>
  );
}

export const inConsole = {
  render: (args: InvoiceScreenProps) => <Page {...args} />,
  args: {
    query: invoiceQuery.blank,
    onQueryChange: fn(),
    conditions: ready(makeConditions()),
    titles: ready(titles),
    list: ready(recordPage),
    today: '2026-11-20',
    since: '2024-03-08',
    onRequest: fn(),
    onAddTitle: fn(),
    onEditTitle: fn(),
    onRemoveTitle: fn(),
    onResend: fn(),
    onWithdraw: fn(),
    onRefresh: fn(),
  } satisfies InvoiceScreenProps,
  parameters: { layout: 'fullscreen' },
};

export const desktop = { viewport: { value: 'desktop' } };
export const phone = { viewport: { value: 'phone' } };
export const changesQuery: InvoiceQuery = { ...invoiceQuery.blank, tab: 'changes' };
export const titlesQuery: InvoiceQuery = { ...invoiceQuery.blank, tab: 'titles' };
