import { lazyPiece } from '@compute-market/components/lazy-piece';
import type { GpuCardNotice } from '@compute-market/components/gpu-card';
import { InfoIcon } from '@compute-market/components/icons';
import type { PriceInfo } from '@compute-market/contract/entities/price-info';
import type { StoreOptions } from '@compute-market/contract/entities/store-options';
import { basisPointsOf, discountFigure } from '@compute-market/contract/rules/discount';
import { fenFromYuan, yuanFromUnit } from '@compute-market/contract/rules/money';
import { routes } from '@compute-market/contract/routes';
import { Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { dataOf, type Resource } from '../../resource';
import { useSlow } from '../../slow-hint/useSlow';
import { isOpeningSoon, memberPrice, type Listing, type PriceTerms } from '../../listings';
import { similarListings } from './filter-listings';
import type { MarketStateProps } from './MarketState';
import { messages } from './messages';
import { OfferGrid, OfferGridSkeleton } from './OfferGrid';
import { ResultRow } from './ResultRow';
import type { HostStock, Stock, StoreVisitor } from './store-data';
import { storeQuery, type StoreQuery } from './store-query';
import { Legal, Note } from './StoreScreen.styles';

const MarketState = lazyPiece(() => import('./MarketState'));
const HostMarket = lazyPiece(() => import('./HostMarket'));
const CompareBar = lazyPiece(() => import('./CompareBar'));

const state = (props: MarketStateProps): ReactNode => (
  <Note>
    <Suspense fallback={null}>
      <MarketState {...props} />
    </Suspense>
  </Note>
);

function legalWords(visitor: StoreVisitor, prices: PriceInfo | undefined): string {
  const discounts = prices?.vipInfos.map(({ VipDiscount }) => VipDiscount) ?? [];
  const own = prices?.vipInfos[prices.level];
  if (visitor.kind === 'visitor')
    return messages.legal.visitor(discountFigure(basisPointsOf(Math.min(...discounts, 1))));
  if (own === undefined || own.VipDiscount === 1) return messages.legal.plain;
  return messages.legal.level(own.VipName, discountFigure(basisPointsOf(own.VipDiscount)));
}

/** Whether a sub-account cannot even afford the cheapest card for an hour any more; false while no price is known, and where none is free. */
function isLimitShort(
  visitor: StoreVisitor,
  listings: readonly Listing[],
  terms: PriceTerms | undefined,
): visitor is Extract<StoreVisitor, { kind: 'sub' }> {
  if (visitor.kind !== 'sub' || !terms) return false;
  const prices = listings
    .filter(({ free, hourPrice }) => free !== 0 && hourPrice > 0)
    .map(({ hourPrice }) => fenFromYuan(yuanFromUnit(memberPrice(hourPrice, { ...terms, period: 'hour' }))));
  return prices.length > 0 && visitor.left < Math.min(...prices);
}

interface CardMarketProps {
  query: StoreQuery;
  /** The query that the cards answer; a moment behind while they are on their way. */
  answered: StoreQuery;
  onQueryChange: (query: StoreQuery) => void;
  visitor: StoreVisitor;
  stock: Resource<Stock>;
  prices: Resource<PriceInfo>;
  options: StoreOptions | undefined;
  terms: PriceTerms | undefined;
  /** All models, and those the filters let through. */
  listings: readonly Listing[];
  found: readonly Listing[];
  /** The hosts, where the market is looked at by them; null where it is by model (decisions 129). */
  hosts: Resource<HostStock> | null;
  noticeOf: (gpuType: string) => GpuCardNotice;
  onNotice: (gpuType: string, wanted: boolean) => void;
  onRetry: () => void;
  origin: string;
}

/** What a card asks for. The same functions under every query, so that a card is not drawn again for a filter that it does not show. */
function useCardHandlers(now: Pick<CardMarketProps, 'query' | 'onQueryChange' | 'onNotice' | 'listings'>) {
  const latest = useRef(now);
  const [similar, setSimilar] = useState({ to: '', gpuTypes: '' });
  useEffect(() => {
    latest.current = now;
  });
  const compare = useCallback(
    (compared: readonly string[]) => latest.current.onQueryChange({ ...latest.current.query, compared }),
    [],
  );
  const onCompare = useCallback(
    (gpuType: string, wanted: boolean) => {
      const { compared } = latest.current.query;
      compare(wanted ? [...compared, gpuType] : compared.filter((each) => each !== gpuType));
    },
    [compare],
  );
  const onSimilar = useCallback((soldOut: Listing) => {
    const { query, onQueryChange, listings } = latest.current;
    const gpuTypes = similarListings(listings, soldOut).map(({ gpuType }) => gpuType);
    setSimilar({ to: soldOut.gpuType, gpuTypes: String(gpuTypes) });
    onQueryChange({ ...storeQuery.clear(query), gpuTypes, inStock: true });
  }, []);
  const onNotice = useCallback((gpuType: string, wanted: boolean) => latest.current.onNotice(gpuType, wanted), []);
  /** The sold out model whose like are shown, until other models are chosen. */
  const similarTo = similar.gpuTypes !== '' && similar.gpuTypes === String(now.query.gpuTypes) ? similar.to : '';
  return { compare, onCompare, onSimilar, similarTo, onNotice };
}

/** 云主机 and 容器: what was found, as cards, and what is compared. */
export function CardMarket({
  query,
  answered,
  onQueryChange,
  visitor,
  stock,
  prices,
  options,
  terms,
  listings,
  found,
  hosts,
  noticeOf,
  onRetry,
  origin,
  ...rest
}: CardMarketProps) {
  // A model that this kind of machine does not have is not compared: nobody could take it out again.
  const compared = query.compared.filter((name) => listings.some(({ gpuType }) => gpuType === name));
  const shown = { ...query, compared };
  const { compare, onCompare, onSimilar, similarTo, onNotice } = useCardHandlers({
    query: shown,
    onQueryChange,
    listings,
    onNotice: rest.onNotice,
  });
  const clear = () => onQueryChange(storeQuery.clear(query));
  const known = dataOf(stock);
  const pending = stock.state === 'loading' || (known !== undefined && prices.state === 'loading');
  const slow = useSlow(pending);

  return (
    <>
      {visitor.kind === 'sub' && !visitor.mayBuy
        ? state({ kind: 'mayNotBuy' })
        : isLimitShort(visitor, listings, terms) &&
          state({ kind: 'limit', left: visitor.left, ofMonth: visitor.ofMonth })}
      {hosts === null && known?.kind === 'unknown' && state({ kind: 'stockUnknown', onRetry })}
      {stock.state === 'error' && state({ kind: 'failed', reason: stock.reason, requestId: stock.requestId, onRetry })}
      {pending && (
        <Note>
          <OfferGridSkeleton />
        </Note>
      )}
      {slow && state({ kind: 'slow' })}
      {hosts !== null && !pending && (
        <Suspense fallback={<OfferGridSkeleton />}>
          <HostMarket {...{ query: answered, onQueryChange, hosts, options, terms, onRetry }} />
        </Suspense>
      )}
      {hosts === null && known && !pending && (
        <>
          {similarTo !== '' && state({ kind: 'similar', to: similarTo, onClear: clear })}
          <ResultRow
            query={query}
            onQueryChange={onQueryChange}
            found={found}
            options={options}
            updated={known.kind === 'known' ? known.refreshedAt : undefined}
          />
          {listings.length === 0 &&
            state(
              options && isOpeningSoon(options)
                ? { kind: 'opening' }
                : { kind: 'empty', onClear: storeQuery.filterCount(query) > 0 ? clear : undefined },
            )}
          {listings.length > 0 && found.length === 0 && state({ kind: 'noResult', onClear: clear })}
          <OfferGrid
            listings={found}
            stale={answered !== query}
            query={answered}
            chosen={compared}
            terms={terms}
            onRetryPrice={onRetry}
            onSimilar={onSimilar}
            noticeOf={noticeOf}
            onNotice={onNotice}
            onCompare={onCompare}
          />
        </>
      )}
      <Legal>
        <span>
          <InfoIcon size={14} />
          {legalWords(visitor, dataOf(prices))}
        </span>
        <span>{messages.legal.unit}</span>
      </Legal>
      {hosts === null && compared.length > 0 && (
        <Suspense fallback={null}>
          <CompareBar
            query={shown}
            onCompared={compare}
            listings={listings}
            terms={terms}
            address={origin + routes.store.to(storeQuery.parameters(shown))}
          />
        </Suspense>
      )}
    </>
  );
}
