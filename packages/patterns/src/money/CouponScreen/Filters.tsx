import { Chips } from '@compute-market/components/chips';
import { Cluster } from '@compute-market/components/cluster';
import { Select } from '@compute-market/components/select';
import { couponKinds, couponSorts, type CouponQuery } from './coupon-query';
import { SortRoom } from './CouponScreen.styles';
import { couponMessages as messages } from './messages';

interface FiltersProps {
  readonly query: CouponQuery;
  readonly onQueryChange: (query: CouponQuery) => void;
}

const kinds = couponKinds.map((value) => ({ value, label: messages.kinds[value] }));
const sorts = couponSorts.map((value) => ({ value, label: messages.sorts[value] }));

/** Which kind of coupon, and in which order what can still be used. */
export function Filters({ query, onQueryChange }: FiltersProps) {
  return (
    <Cluster gap={12} justify="between" spaceBelow={16}>
      <Chips
        aria-label={messages.kindsLabel}
        options={kinds}
        value={query.kind}
        onValueChange={(kind) => onQueryChange({ ...query, kind })}
      />
      {query.tab === 'unused' && (
        <SortRoom>
          <Select
            aria-label={messages.sortLabel}
            options={sorts}
            value={query.sort}
            onValueChange={(sort) => onQueryChange({ ...query, sort })}
          />
        </SortRoom>
      )}
    </Cluster>
  );
}
