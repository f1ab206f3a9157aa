import { lazyPiece } from '@compute-market/components/lazy-piece';
import { Button } from '@compute-market/components/button';
import { GpuCard, GpuCardSkeleton, type GpuCardNotice } from '@compute-market/components/gpu-card';
import { formatUnitPrice } from '@compute-market/contract/rules/money';
import { memo, Suspense, useMemo, useState } from 'react';
import { offeredPrice, type Listing, type PriceTerms, type ShownPrice } from '../../listings';
import { messages } from './messages';
import { mostCompared, type StoreQuery } from './store-query';
import { Cell, Grid, Heading, More } from './StoreScreen.styles';
import { rentAddress, type RentChoice } from './rent-address';

const OfferDetail = lazyPiece(() => import('./OfferDetail'));
const words = messages.results;

const noteOf = ({ second }: ShownPrice, { period }: PriceTerms): string => {
  const text = formatUnitPrice(second);
  return { hour: words.monthly(text), day: words.wholeDay(text), month: words.wholeMonth(text) }[period];
};

const placeOf = ({ rooms }: Listing): string =>
  words.rooms(rooms[0]?.district ?? '', rooms.filter(({ free }) => (free ?? 0) > 0).length || rooms.length);

interface OfferProps {
  listing: Listing;
  choice: RentChoice;
  compared: boolean;
  /** No more models can be compared. */
  full: boolean;
  terms: PriceTerms | undefined;
  onRetryPrice: () => void;
  onSimilar: (listing: Listing) => void;
  notice: GpuCardNotice;
  onNotice: (gpuType: string, wanted: boolean) => void;
  onCompare: (gpuType: string, compared: boolean) => void;
  onDetail: (listing: Listing) => void;
}

/** One model as a card; drawn again only when something of its own has changed. */
const Offer = memo(function Offer({
  listing,
  choice,
  compared,
  full,
  terms,
  onRetryPrice,
  onSimilar,
  notice,
  onNotice,
  onCompare,
  onDetail,
}: OfferProps) {
  const price = offeredPrice(listing, terms);
  return (
    <GpuCard
      name={listing.gpuType}
      architecture={listing.architecture}
      place={placeOf(listing)}
      memory={listing.memoryType.startsWith('HBM') ? 'hbm' : 'gddr'}
      memorySize={listing.memory}
      memoryType={listing.memoryType}
      cores={listing.cpuPerGpu}
      ram={listing.memoryPerGpu}
      free={listing.free}
      total={listing.total}
      unitPrice={price?.current}
      originalPrice={price?.original}
      priceNote={price && terms && noteOf(price, terms)}
      onRetryPrice={onRetryPrice}
      counts={listing.counts.map(({ count, obstacle }) =>
        obstacle === null ? { count } : { count, reason: messages.obstacle(obstacle, listing.free ?? 0) },
      )}
      rentHref={rentAddress(listing.gpuType, choice)}
      countHref={(count) => rentAddress(listing.gpuType, choice, count)}
      onSimilar={() => onSimilar(listing)}
      notice={notice}
      onNotice={(wanted) => onNotice(listing.gpuType, wanted)}
      onDetail={() => onDetail(listing)}
      compared={compared}
      onComparedChange={(next) => onCompare(listing.gpuType, next)}
      compareReason={!compared && full ? messages.compareFull : undefined}
    />
  );
});

/** Cards drawn at once, six rows of the widest page: more would be laid out unseen at every filter. The others come in steps. */
const step = 24;

interface OfferGridProps extends Omit<OfferProps, 'listing' | 'choice' | 'compared' | 'full' | 'notice' | 'onDetail'> {
  noticeOf: (gpuType: string) => GpuCardNotice;
  listings: readonly Listing[];
  /** The query that `listings` answer. */
  query: StoreQuery;
  /** The models that are compared now. */
  chosen: readonly string[];
  /** An older list is still shown while a newer one is worked out: for moments, in which dimming would only flicker and cost a frame. */
  stale: boolean;
}

export function OfferGrid({ listings, query, chosen, stale, noticeOf, ...rest }: OfferGridProps) {
  const { type, period, cards, district, image, couponId } = query;
  const choice = useMemo(
    () => ({ type, period, cards, district, image, couponId }),
    [type, period, cards, district, image, couponId],
  );
  const [shown, setShown] = useState(step);
  const [detail, setDetail] = useState<Listing | null>(null);
  return (
    <>
      <Heading>{words.label}</Heading>
      <Grid aria-label={words.label} aria-busy={stale || undefined}>
        {listings.slice(0, shown).map((listing) => (
          <Cell key={listing.gpuType}>
            <Offer
              listing={listing}
              choice={choice}
              compared={chosen.includes(listing.gpuType)}
              full={chosen.length >= mostCompared}
              notice={noticeOf(listing.gpuType)}
              onDetail={setDetail}
              {...rest}
            />
          </Cell>
        ))}
      </Grid>
      {listings.length > shown && (
        <More>
          <Button size="lg" onClick={() => setShown(shown + step)}>
            {words.more(Math.min(step, listings.length - shown))}
          </Button>
        </More>
      )}
      {detail !== null && (
        <Suspense fallback={null}>
          <OfferDetail
            listing={detail}
            query={{ ...query, compared: chosen }}
            terms={rest.terms}
            onCompare={rest.onCompare}
            onClose={() => setDetail(null)}
          />
        </Suspense>
      )}
    </>
  );
}

export function OfferGridSkeleton() {
  return (
    <Grid as="div" aria-busy="true" aria-label={words.label} role="group">
      {Array.from({ length: 8 }, (_, index) => (
        <GpuCardSkeleton key={index} />
      ))}
    </Grid>
  );
}
