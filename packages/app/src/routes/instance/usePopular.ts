import { getGpuPriceInfo, getGpuSelectorDetail } from '@compute-market/contract/calls/market';
import { CONTAINER_TYPE } from '@compute-market/contract/enumerations';
import type { PopularModel } from '@compute-market/patterns/instance/DashboardScreen';
import { listingsOf, memberPrice, priceTerms } from '@compute-market/patterns/listings';
import { useEffect, useState } from 'react';
import { api } from '../../api';
import type { CallOptions } from '../../api/client';
import { user } from '../../state/user';

const shown = 3;

/** By the hour, as the market shows them to this person (product §9). */
async function readOffers(options: CallOptions): Promise<PopularModel[]> {
  const [{ List }, info] = await Promise.all([
    api.call(getGpuSelectorDetail, { container_type: CONTAINER_TYPE.kvm }, options),
    api.call(getGpuPriceInfo, { phone: user.info?.Phone ?? '' }, options),
  ]);
  const terms = priceTerms(info, 'hour');
  return listingsOf(List)
    .flatMap(({ free = 0, hourPrice, ...listing }) =>
      free > 0 ? [{ ...listing, free, hourPrice: memberPrice(hourPrice, terms) }] : [],
    )
    .sort((one, other) => other.score - one.score)
    .slice(0, shown);
}

/** The models recommended first among those that are free; asked for once somebody has no instance. Without an answer there are none: they are an offer, not data of the account. */
export function usePopular(wanted: boolean): readonly PopularModel[] {
  const [popular, setPopular] = useState<readonly PopularModel[]>([]);
  useEffect(() => {
    if (!wanted) return;
    const asked = new AbortController();
    readOffers({ signal: asked.signal }).then(setPopular, () => undefined);
    return () => asked.abort();
  }, [wanted]);
  return popular;
}
