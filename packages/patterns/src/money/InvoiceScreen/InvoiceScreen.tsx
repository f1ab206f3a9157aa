import { Button } from '@compute-market/components/button';
import { Tabs } from '@compute-market/components/tabs';
import { useBelow } from '@compute-market/components/use-media-query';
import type { InvoiceConditions, InvoiceRecord, InvoiceTitle } from '@compute-market/contract/entities/invoice';
import { useId } from 'react';
import { dataOf, type Resource } from '../../resource';
import { PageBody, PageHead } from '../../shell/PageHead';
import { PagedList, Panel } from '../../record-list';
import { useChangeChoice, type ChangeChoice, type ChoiceEnd } from './change-choice';
import { ChangeList } from './ChangeList';
import type { InvoicePage } from './data';
import { Invoiceable } from './Invoiceable';
import { Filters } from './Filters';
import { invoiceQuery, invoiceTabs, type InvoiceQuery } from './invoice-query';
import { blockers, type ChosenChanges } from './invoice-view';
import { messages } from './messages';
import { RecordList } from './RecordList';
import { TitleList } from './TitleList';

export interface InvoiceScreenProps {
  /** What the list shows; it lives in the address. */
  query: InvoiceQuery;
  onQueryChange: (query: InvoiceQuery) => void;
  conditions: Resource<InvoiceConditions>;
  titles: Resource<readonly InvoiceTitle[]>;
  list: Resource<InvoicePage>;
  /** Today in Beijing, YYYY-MM-DD. */
  today: string;
  /** The first day of the account, likewise; null where it is not known. */
  since: string | null;
  /** 申请开票: by amount, or over chosen top-ups; `choice` is to be told how it ended. */
  onRequest: (chosen: ChosenChanges | null, choice: ChoiceEnd) => void;
  onAddTitle: () => void;
  onEditTitle: (title: InvoiceTitle) => void;
  onRemoveTitle: (title: InvoiceTitle) => void;
  /** 重发邮箱 of an issued invoice. */
  onResend: (record: InvoiceRecord) => void;
  /** Opens the dialog that takes a request back. */
  onWithdraw: (record: InvoiceRecord) => void;
  /** Reads everything again. */
  onRefresh: () => void;
}

type ListProps = Pick<
  InvoiceScreenProps,
  'query' | 'onQueryChange' | 'list' | 'onResend' | 'onWithdraw' | 'onRefresh'
> & {
  onRequest: InvoiceScreenProps['onRequest'] | null;
  choice: ChangeChoice;
};

function Lists({ query, onQueryChange, list, choice, onRequest, onResend, onWithdraw, onRefresh }: ListProps) {
  const page =
    list.state === 'ready' && list.data.tab === query.tab && list.data.tab !== 'titles' ? list.data : undefined;
  const table = {
    loading: page === undefined,
    refreshing: list.state === 'ready' && list.refreshing === true,
    skeletonRows: Math.min(10, query.size),
    filtered: invoiceQuery.filterCount(query) > 0,
    onClear: () => onQueryChange(invoiceQuery.clear(query)),
  };
  return (
    <PagedList
      list={list}
      page={page}
      size={query.size}
      onPlaceChange={(change) => onQueryChange(invoiceQuery.change(query, change))}
      onRefresh={() => {
        // Another try of a page that could not be read is no wish to choose anew, nor is reading another tab again.
        if (page?.tab === 'changes') choice.recheck();
        onRefresh();
      }}
    >
      {query.tab === 'changes' ? (
        <ChangeList {...table} rows={page?.tab === 'changes' ? page.rows : []} choice={choice} onMerge={onRequest} />
      ) : (
        <RecordList
          {...table}
          rows={page?.tab === 'records' ? page.rows : []}
          onRequest={onRequest && (() => onRequest(null, choice))}
          onResend={onResend}
          onWithdraw={onWithdraw}
        />
      )}
    </PagedList>
  );
}

/** /console/invoice: what can be invoiced and why, what was asked for, to whom (screens B19). */
export function InvoiceScreen({
  query,
  onQueryChange,
  conditions,
  titles,
  list,
  today,
  since,
  onRequest,
  onAddTitle,
  onEditTitle,
  onRemoveTitle,
  onResend,
  onWithdraw,
  onRefresh,
}: InvoiceScreenProps) {
  const small = useBelow('sm');
  const listed = dataOf(list);
  const choice = useChangeChoice(listed?.tab === 'changes' ? listed.rows : undefined);
  const known = dataOf(conditions) ?? null;
  const stopsId = useId();
  const allowed = known !== null && blockers(known).length === 0;
  return (
    <PageBody>
      <PageHead
        title={messages.title}
        help={messages.help}
        actions={
          <Button
            variant="primary"
            disabled={!allowed}
            aria-describedby={known === null || allowed ? undefined : stopsId}
            onClick={() => onRequest(null, choice)}
          >
            {messages.request}
          </Button>
        }
      />
      <Invoiceable
        conditions={conditions}
        stopsId={stopsId}
        today={today}
        since={since}
        listed={(query.tab === 'titles' ? titles : list).state !== 'loading'}
        onRetry={onRefresh}
      />
      <Panel>
        <Tabs
          inset
          label={messages.tabs.label}
          items={invoiceTabs.map((tab) => ({ value: tab, label: messages.tabs[tab] }))}
          value={query.tab}
          onValueChange={(tab) => onQueryChange(invoiceQuery.change(query, { tab }))}
        />
        {query.tab === 'titles' ? (
          <TitleList
            titles={titles}
            conditions={known}
            onAdd={onAddTitle}
            onEdit={onEditTitle}
            onRemove={onRemoveTitle}
            onRetry={onRefresh}
          />
        ) : (
          <>
            <Filters {...{ query, onQueryChange, small, today }} total={undefined} />
            <Lists
              query={query}
              onQueryChange={onQueryChange}
              list={list}
              choice={choice}
              onRequest={allowed ? onRequest : null}
              onResend={onResend}
              onWithdraw={onWithdraw}
              onRefresh={onRefresh}
            />
          </>
        )}
      </Panel>
    </PageBody>
  );
}
