import { Button } from '@compute-market/components/button';
import { Card } from '@compute-market/components/card';
import { EmptyState } from '@compute-market/components/empty-state';
import { ErrorState } from '@compute-market/components/error-state';
import { NoResult } from '@compute-market/components/no-result';
import { Table } from '@compute-market/components/table';
import type { StoreOptions } from '@compute-market/contract/entities/store-options';
import { useMemo, useState } from 'react';
import type { PriceTerms } from '../../listings';
import { dataOf, type Resource } from '../../resource';
import { SlowHint } from '../../slow-hint';
import { Frame } from './BareMetalList.styles';
import { filterHosts } from './filter-hosts';
import { HostCard } from './HostCard';
import { hostColumns } from './host-columns';
import { hostMessages as words } from './host-messages';
import { HostResults } from './HostResults';
import type { HostStock } from './store-data';
import { storeQuery, type StoreQuery } from './store-query';
import { More } from './StoreScreen.styles';

/** Hosts shown at once; the others come in steps. */
const step = 24;

interface HostMarketProps {
  query: StoreQuery;
  onQueryChange: (query: StoreQuery) => void;
  hosts: Resource<HostStock>;
  options: StoreOptions | undefined;
  terms: PriceTerms | undefined;
  onRetry: () => void;
}

/** 云主机 and 容器 by the hosts that have them: where one stands, how it is connected and how reliably it was there (decisions 129). */
export default function HostMarket({ query, onQueryChange, hosts, options, terms, onRetry }: HostMarketProps) {
  const [shown, setShown] = useState(step);
  const stock = dataOf(hosts);
  const images = options?.image_display_info_map;
  const found = useMemo(
    () => (stock ? filterHosts(stock.hosts, query, { images, terms }) : []),
    [stock, query, images, terms],
  );
  const places = options?.all_districts;
  const columns = useMemo(() => hostColumns({ query, terms, places }), [query, terms, places]);
  if (hosts.state === 'error')
    return (
      <Card>
        <ErrorState title={hosts.reason} requestId={hosts.requestId} onRetry={onRetry} />
      </Card>
    );
  const clear = () => onQueryChange(storeQuery.clear(query));
  return (
    <>
      <HostResults {...{ query, onQueryChange, stock, found, options }} />
      <Frame padding="none">
        <Table
          caption={words.label}
          columns={columns}
          rows={found.slice(0, shown)}
          rowKey={({ HostName }) => HostName}
          rowName={({ HostName }) => HostName}
          loading={hosts.state === 'loading'}
          refreshing={hosts.state === 'ready' && hosts.refreshing}
          minWidth={920}
          card={(host) => <HostCard {...{ host, query, terms, places }} />}
          empty={
            stock?.hosts.length === 0 ? (
              <EmptyState title={words.empty} help={words.emptyHelp} />
            ) : (
              <NoResult onClear={clear} />
            )
          }
        />
        {hosts.state === 'loading' && <SlowHint />}
      </Frame>
      {found.length > shown && (
        <More>
          <Button size="lg" onClick={() => setShown(shown + step)}>
            {words.more(Math.min(step, found.length - shown))}
          </Button>
        </More>
      )}
    </>
  );
}
