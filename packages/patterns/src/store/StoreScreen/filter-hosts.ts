import type { HostOffer } from '@compute-market/contract/entities/host-offer';
import { unitFromYuan, type Unit } from '@compute-market/contract/rules/money';
import { byVersion } from '@compute-market/contract/rules/version';
import { offeredPrice, type PriceTerms } from '../../listings';
import { inRange, runsImage, type Images } from './filter-listings';
import type { HostSort, StoreQuery } from './store-query';

const mbpsPerGbps = 1000;
const percent = 100;

/** What a card of a host costs who looks, 1/10000 yuan an hour; undefined while that is not known. */
export const hostPrice = ({ GpuType, HourPrice }: HostOffer, terms: PriceTerms | undefined): Unit | undefined =>
  offeredPrice({ gpuType: GpuType, hourPrice: unitFromYuan(HourPrice) }, terms)?.current;

/** Whether so many cards are free there; what is not told may be tried (decisions 40). */
export const hasFree = ({ FreeNum }: HostOffer, cards: number): boolean => !(FreeNum < Math.max(1, cards));

const fits = (host: HostOffer, query: StoreQuery): boolean =>
  (query.gpuTypes.length === 0 || query.gpuTypes.includes(host.GpuType)) &&
  (query.district === '' || query.district === host.District) &&
  !(host.GpuMem < query.memory) &&
  (query.cards === 0 || hasFree(host, query.cards)) &&
  (!query.inStock || hasFree(host, 1)) &&
  (query.online === 0 || (host.OnlineRate ?? 0) * percent >= query.online) &&
  (query.disk === 0 || host.MaxDisk >= query.disk) &&
  (query.uplink === 0 || (host.Uplink ?? 0) >= query.uplink * mbpsPerGbps) &&
  (query.cuda === '' || byVersion(host.CudaVersion ?? '', query.cuda) >= 0) &&
  (!query.early || host.EarlyRelease) &&
  (!query.usage || host.PayAsYouGo === true);

const orders: Readonly<Record<HostSort, (host: HostOffer) => number>> = {
  free: ({ FreeNum }) => -FreeNum || 0,
  price: ({ HourPrice }) => HourPrice || Number.POSITIVE_INFINITY,
  online: ({ OnlineRate }) => -(OnlineRate ?? 0),
  uplink: ({ Uplink }) => -(Uplink ?? 0),
};

/** The hosts that fit what the customer looks for, in the order asked for; equal ones as the server ordered them, what is full last. */
export function filterHosts(
  hosts: readonly HostOffer[],
  query: StoreQuery,
  { images, terms }: { images: Images | undefined; terms: PriceTerms | undefined },
): HostOffer[] {
  const runs = runsImage(query, images);
  const key = orders[query.hostSort];
  return hosts
    .filter((host) => fits(host, query) && runs(host.GpuType) && inRange(hostPrice(host, terms), query))
    .sort((a, b) => Number(!hasFree(a, 1)) - Number(!hasFree(b, 1)) || key(a) - key(b));
}
