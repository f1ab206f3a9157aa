import { getGpuSelectorDetail } from '@compute-market/contract/calls/market';
import { CONTAINER_TYPE } from '@compute-market/contract/enumerations';
import type { PopularModel } from '@compute-market/patterns/instance/DashboardScreen';
import { listingsOf } from '@compute-market/patterns/listings';
import { useEffect, useState } from 'react';
import { api } from '../../api';

const shown = 3;

/** The models recommended first among those that are free; asked for once somebody has no instance. Without an answer there are none: they are an offer, not data of the account. */
export function usePopular(wanted: boolean): readonly PopularModel[] {
  const [popular, setPopular] = useState<readonly PopularModel[]>([]);
  useEffect(() => {
    if (!wanted) return;
    const asked = new AbortController();
    api.call(getGpuSelectorDetail, { container_type: CONTAINER_TYPE.kvm }, { signal: asked.signal }).then(
      ({ List }) =>
        setPopular(
          listingsOf(List)
            .flatMap(({ free = 0, ...listing }) => (free > 0 ? [{ ...listing, free }] : []))
            .sort((one, other) => other.score - one.score)
            .slice(0, shown),
        ),
      () => undefined,
    );
    return () => asked.abort();
  }, [wanted]);
  return popular;
}
