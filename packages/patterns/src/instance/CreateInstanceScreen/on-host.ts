import type { GpuOffer, Specification } from '@compute-market/contract/entities/gpu';
import type { HostOffer } from '@compute-market/contract/entities/host-offer';
import type { CreateInstanceForm } from '@compute-market/contract/forms/create-instance-form';
import { cardCounts } from '../../listings';
import type { Market } from './choices';

/** The model as that one host has it. */
const offerOn = (host: HostOffer, offer: GpuOffer): GpuOffer => ({
  ...offer,
  District: host.District,
  MaxGpuNum: host.TotalNum,
  FreeNum: host.FreeNum,
  TotalNum: host.TotalNum,
  ValidCardsRentable: Object.fromEntries(cardCounts.map((count) => [String(count), count <= host.FreeNum])),
});

const standsOn = (host: HostOffer, row: Specification): boolean =>
  row.GpuType === host.GpuType &&
  row.District === host.District &&
  [undefined, host.CpuModel].includes(row.CpuModel) &&
  row.GpuNum <= host.FreeNum;

/** The host that a form asks for, where the market has it and it has a free card of that model; null where any host will do (decisions 129). */
export const hostOf = (
  { host = null }: Market,
  { host_name, gpu_type }: Pick<CreateInstanceForm, 'host_name' | 'gpu_type'>,
): HostOffer | null =>
  host !== null && host.HostName === host_name && host.GpuType === gpu_type && !(host.FreeNum < 1) ? host : null;

/** The market with one model as its host has it: in that room, with what is free there and the sizes that its processor is sold in. */
export function marketOn(market: Market, host: HostOffer | null): Market {
  const offer = host && market.offers.find((each) => each.GpuType === host.GpuType && each.District === host.District);
  if (!host || !offer) return market;
  return {
    ...market,
    offers: market.offers.flatMap((each) =>
      each === offer ? [offerOn(host, offer)] : each.GpuType === host.GpuType ? [] : [each],
    ),
    selector: {
      ...market.selector,
      Specifications: market.selector.Specifications.flatMap((row) =>
        row.GpuType !== host.GpuType
          ? [row]
          : standsOn(host, row)
            ? [{ ...row, Disabled: false, DisabledReason: '' }]
            : [],
      ),
    },
  };
}
