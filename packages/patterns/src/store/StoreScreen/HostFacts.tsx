import { Button } from '@compute-market/components/button';
import { Dash } from '@compute-market/components/dash';
import { LinkButton } from '@compute-market/components/link-button';
import { Percent } from '@compute-market/components/percent';
import { Price } from '@compute-market/components/price';
import { StockBadge } from '@compute-market/components/stock-badge';
import { BILLING } from '@compute-market/contract/enumerations';
import type { HostOffer } from '@compute-market/contract/entities/host-offer';
import type { StoreOptions } from '@compute-market/contract/entities/store-options';
import type { PriceTerms } from '../../listings';
import { hasFree, hostPrice } from './filter-hosts';
import { hostMessages as words } from './host-messages';
import { Minor } from './Later.styles';
import { rentAddress } from './rent-address';
import { roomName } from './store-data';
import type { StoreQuery } from './store-query';

/** What the facts of a host are drawn with. */
export interface HostView {
  readonly query: StoreQuery;
  readonly terms: PriceTerms | undefined;
  /** Names of the machine rooms. */
  readonly places: StoreOptions['all_districts'] | undefined;
}

interface OfHost {
  host: HostOffer;
}

/** Where it stands, whether it is rented by usage, and whether what is unused comes back. */
export const Place = ({ host: { District, EarlyRelease, PayAsYouGo }, places }: OfHost & Pick<HostView, 'places'>) =>
  [
    roomName(places, District),
    ...(PayAsYouGo === true ? [words.byUsage] : []),
    ...(EarlyRelease ? [words.early] : []),
  ].join(' · ');

export const Free = ({ host: { FreeNum, TotalNum } }: OfHost) =>
  FreeNum === 0 ? <StockBadge free={0} total={TotalNum} /> : words.freeOf(FreeNum, TotalNum);

export const PerCard = ({ host: { CpuPerGpu, MemoryPerGpu, CpuModel } }: OfHost) => (
  <>
    {words.share(CpuPerGpu, MemoryPerGpu)}
    <Minor data-block="">{CpuModel}</Minor>
  </>
);

/** The online rate, and of how many days where they are not a month yet. */
export const Online = ({ host: { OnlineRate, WatchedDays } }: OfHost) =>
  OnlineRate === null ? (
    words.unwatched
  ) : (
    <>
      <Percent value={OnlineRate} decimals={2} />
      <Minor data-block="">{words.watched(WatchedDays)}</Minor>
    </>
  );

export const Uplink = ({ host: { Uplink: mbps } }: OfHost) => (mbps === null ? <Dash /> : words.gbps(mbps));

/** The highest CUDA that its driver knows, and that driver. */
export const Software = ({ host: { CudaVersion, DriverVersion } }: OfHost) =>
  CudaVersion || DriverVersion ? (
    <>
      {CudaVersion ?? <Dash />}
      {DriverVersion && <Minor data-block="">{DriverVersion}</Minor>}
    </>
  ) : (
    <Dash />
  );

export function PriceOfCard({ host, terms }: OfHost & Pick<HostView, 'terms'>) {
  const price = hostPrice(host, terms);
  return price === undefined ? <Dash /> : <Price unitPrice={price} unit={words.cardHour} />;
}

interface RentLinkProps extends OfHost, Pick<HostView, 'query'> {
  /** As wide as its card. */
  block?: boolean;
}

/** To the order form with this host; dead where it has not the cards. */
export function RentLink({ host, query, block = false }: RentLinkProps) {
  const size = block ? 'lg' : 'sm';
  if (!hasFree(host, query.cards))
    return (
      <Button {...{ block, size }} variant="outline" disabled>
        {host.FreeNum === 0 ? words.full : words.few(host.FreeNum)}
      </Button>
    );
  return (
    <LinkButton
      {...{ block, size }}
      variant="outline"
      href={rentAddress(host.GpuType, { ...query, district: host.District }, query.cards, {
        host: host.HostName,
        billing: query.usage ? BILLING.usage : undefined,
      })}
      aria-label={words.rentOn(host.HostName)}
    >
      {words.rent}
    </LinkButton>
  );
}
