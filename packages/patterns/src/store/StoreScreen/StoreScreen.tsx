import { lazyPiece } from '@compute-market/components/lazy-piece';
import { Button } from '@compute-market/components/button';
import type { GpuCardNotice } from '@compute-market/components/gpu-card';
import { FilterIcon } from '@compute-market/components/icons';
import { NavTabs } from '@compute-market/components/nav-tabs';
import { Segmented } from '@compute-market/components/segmented';
import { useBelow } from '@compute-market/components/use-media-query';
import { PERIOD_DISCOUNT_BASIS_POINTS } from '@compute-market/contract/constants';
import type { BareMetalModel } from '@compute-market/contract/entities/bare-metal';
import type { CouponGroup } from '@compute-market/contract/entities/coupon';
import type { PriceInfo } from '@compute-market/contract/entities/price-info';
import type { StoreOptions } from '@compute-market/contract/entities/store-options';
import type { RentalUnit } from '@compute-market/contract/enumerations';
import { discountFigure, wholePrice } from '@compute-market/contract/rules/discount';
import { routes } from '@compute-market/contract/routes';
import { Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useDeferredModule } from '../../deferred-module';
import { dataOf, type Resource } from '../../resource';
import { priceTerms, offeredPrice } from '../../listings';
import { CardMarket } from './CardMarket';
import { FacetOutline } from './FacetOutline';
import { Panel } from './Filters.styles';
import { filterListings } from './filter-listings';
import { Hero } from './Hero';
import { Sky } from './Hero.styles';
import { messages } from './messages';
import { OfferGridSkeleton } from './OfferGrid';
import { rentAddress } from './rent-address';
import { loadDeferred, DeferredContext, useDeferred } from './deferred-context';
import { slidesOf } from './slides';
import {
  listingsFrom,
  withRoomNames,
  type BareMetals,
  type HostStock,
  type Promotion,
  type Stock,
  type StoreVisitor,
} from './store-data';
import type { CouponActions } from './Strips';
import { storeQuery, type StoreQuery, type StoreType } from './store-query';
import { Announced, Content, Page, Period, PhoneRow, SortPlace, TypeRow, View } from './StoreScreen.styles';

const FilterSheet = lazyPiece(() => import('./FilterSheet'));
const BareMetalList = lazyPiece(() => import('./BareMetalList'));

export interface StoreScreenProps {
  query: StoreQuery;
  onQueryChange: (query: StoreQuery) => void;
  visitor: StoreVisitor;
  stock: Resource<Stock>;
  options: Resource<StoreOptions>;
  prices: Resource<PriceInfo>;
  promotion: Resource<Promotion>;
  /** Null for sub-accounts, who have none (product §6). */
  coupons: Resource<readonly CouponGroup[]> | null;
  couponActions: CouponActions;
  /** How the wish to be told of new stock of a sold-out model stands. */
  noticeOf: (gpuType: string) => GpuCardNotice;
  /** Asks to be told, or takes it back. */
  onNotice: (gpuType: string, wanted: boolean) => void;
  /** Read where the address asks for the market by host (decisions 129). */
  hosts: Resource<HostStock>;
  bareMetals: Resource<BareMetals>;
  onReserve: (model: BareMetalModel) => void;
  /** Reads everything again that failed. */
  onRetry: () => void;
  /** What was asked for stands; the rest of the screen, and of the page around it, may come now. */
  onStanding?: () => void;
  /** Scheme and host of the site, for links that are sent on. */
  origin: string;
  /** The server's time, seconds. */
  now: number;
}

const types: readonly StoreType[] = ['kvm', 'docker', 'metal'];
const units: readonly RentalUnit[] = ['hour', 'day', 'month'];
function PeriodSwitch({
  query,
  onQueryChange,
  short,
}: Pick<StoreScreenProps, 'query' | 'onQueryChange'> & { short: boolean }) {
  const { label, units: names, withDiscount } = messages.period;
  const options = units.map((value) => {
    const discount = PERIOD_DISCOUNT_BASIS_POINTS[value];
    return {
      value,
      label: short || discount === wholePrice ? names[value] : withDiscount(names[value], discountFigure(discount)),
    };
  });
  return (
    <Segmented
      size={short ? 'lg' : 'md'}
      aria-label={label}
      options={options}
      value={query.period}
      onValueChange={(period) => onQueryChange({ ...query, period })}
    />
  );
}

/** Notice and coupons, whose places are kept while it is not known whether there are any. */
function Announcements({
  promotion,
  coupons,
  couponActions,
  now,
}: Pick<StoreScreenProps, 'promotion' | 'coupons' | 'couponActions' | 'now'>) {
  const deferred = useDeferred();
  const notice = dataOf(promotion)?.notice;
  const groups = coupons && dataOf(coupons);
  const waiting =
    promotion.state === 'loading' || coupons?.state === 'loading' || (!deferred && (notice || groups?.length));
  return (
    <Announced data-waiting={waiting || undefined}>
      {deferred && notice && <deferred.NoticeStrip notice={notice} />}
      {deferred && groups && <deferred.CouponStrip groups={groups} actions={couponActions} now={now} />}
    </Announced>
  );
}

/** 算力市场. The query is the address; everything shown follows from it and from what the server told (screens B2). */
export function StoreScreen(props: StoreScreenProps) {
  const { query, onQueryChange, visitor, stock, options, prices, promotion, coupons, onRetry, onStanding, now } = props;
  const small = useBelow('sm');
  const [filtering, setFiltering] = useState(false);
  // Typing and choosing answer at once, however many models there are: the cards follow.
  const answered = useDeferredValue(query);
  const known = dataOf(stock);
  const info = dataOf(prices);
  const places = dataOf(options)?.all_districts;
  const listings = useMemo(() => (known ? withRoomNames(listingsFrom(known), places) : []), [known, places]);
  const inRoom = useMemo(
    () => (known ? withRoomNames(listingsFrom(known, answered.district), places) : []),
    [known, answered.district, places],
  );
  const terms = useMemo(() => info && priceTerms(info, answered.period), [info, answered.period]);
  const images = dataOf(options)?.image_display_info_map;
  const found = useMemo(
    () =>
      filterListings(inRoom, answered, {
        images,
        priceOf: (listing) => offeredPrice(listing, terms)?.current,
      }),
    [inRoom, answered, images, terms],
  );
  const slides = slidesOf(dataOf(promotion)?.banners ?? [], listings, {
    slogan: messages.hero.slogan,
    rentHref: (gpuType) => rentAddress(gpuType, query),
    now,
  });
  const facets = { query, onQueryChange, listings, options: dataOf(options), hosts: dataOf(props.hosts)?.hosts };
  const filters = storeQuery.filterCount(query);
  // A back end that knows no hosts has the models alone.
  const mayViewHosts = query.type !== 'metal' && dataOf(options)?.hosts === true;
  const byHost = query.by === 'host' && (mayViewHosts || options.state === 'loading');
  const standing = query.type === 'metal' || (stock.state !== 'loading' && prices.state !== 'loading');
  const deferred = useDeferredModule(standing, loadDeferred);
  useEffect(() => {
    if (standing) onStanding?.();
  }, [standing, onStanding]);

  return (
    <DeferredContext value={deferred}>
      <Page>
        <Sky aria-hidden />
        <Content>
          <h1>{messages.title}</h1>
          <Hero slides={slides} terms={terms} line={visitor.kind !== 'visitor'} />
          <Announcements promotion={promotion} coupons={coupons} couponActions={props.couponActions} now={now} />
          <TypeRow>
            <NavTabs
              label={messages.types.label}
              items={types.map((type) => ({
                href: routes.store.to(storeQuery.parameters({ ...query, type })),
                label: messages.types[type],
                current: query.type === type,
              }))}
            />
            {deferred && mayViewHosts && (
              <View>
                <deferred.ViewSwitch query={query} onQueryChange={onQueryChange} short={small} />
              </View>
            )}
            {query.type !== 'metal' && (
              <Period data-part="period">
                <small>{messages.period.label}</small>
                <PeriodSwitch query={query} onQueryChange={onQueryChange} short={false} />
              </Period>
            )}
          </TypeRow>
          {query.type === 'metal' ? (
            <Suspense fallback={<OfferGridSkeleton />}>
              <BareMetalList
                models={props.bareMetals}
                onRetry={onRetry}
                onReserve={props.onReserve}
                mayReserve={visitor.kind !== 'sub'}
              />
            </Suspense>
          ) : (
            <>
              {small ? (
                <PhoneRow>
                  <PeriodSwitch query={query} onQueryChange={onQueryChange} short />
                  <Button
                    variant={filters > 0 ? 'outline' : 'plain'}
                    icon={<FilterIcon size={14} />}
                    onClick={() => setFiltering(true)}
                  >
                    {messages.filters.open(filters)}
                  </Button>
                  <SortPlace>
                    {deferred && <deferred.PhoneSort query={query} onQueryChange={onQueryChange} />}
                  </SortPlace>
                </PhoneRow>
              ) : (
                <Panel aria-label={messages.filters.label} role="search" onSubmit={(event) => event.preventDefault()}>
                  {deferred ? <deferred.Facets {...facets} /> : <FacetOutline {...facets} />}
                </Panel>
              )}
              <CardMarket
                {...{
                  query,
                  onQueryChange,
                  visitor,
                  stock,
                  prices,
                  terms,
                  listings,
                  found,
                  onRetry,
                  origin: props.origin,
                  noticeOf: props.noticeOf,
                  onNotice: props.onNotice,
                }}
                hosts={byHost ? props.hosts : null}
                answered={answered}
                options={dataOf(options)}
              />
            </>
          )}
        </Content>
        {filtering && (
          <Suspense fallback={null}>
            <FilterSheet {...facets} found={byHost ? undefined : found.length} onClose={() => setFiltering(false)} />
          </Suspense>
        )}
      </Page>
    </DeferredContext>
  );
}
