import { ORDER_STATUS, ORDER_STATUS_LABELS, PAY_TYPE, PAY_TYPE_LABELS } from '@compute-market/contract/enumerations';
import {
  DaysFilter,
  FilterLines,
  ListFilters,
  SearchFilter,
  SelectFilter,
  StatusFilter,
  type ListFilterProps,
} from '../../list-filter';
import { messages } from './messages';
import { mostDigits, orderQuery, type OrderQuery } from './order-query';

const words = messages.filters;
const statuses = [
  ORDER_STATUS.unpaid,
  ORDER_STATUS.paid,
  ORDER_STATUS.closed,
  ORDER_STATUS.refunded,
  ORDER_STATUS.partlyRefunded,
];
const payTypes = [PAY_TYPE.wechat, PAY_TYPE.alipay, PAY_TYPE.corporateTransfer].map((value) => ({
  value,
  label: PAY_TYPE_LABELS[value],
}));

interface FiltersProps extends ListFilterProps<OrderQuery> {
  /** Today in Beijing, YYYY-MM-DD: no order is younger. */
  today: string;
}

/** States and number on the first line, days and channel on the second; on one line where the window is wide. */
export function Filters({ today, ...list }: FiltersProps) {
  const { query, onQueryChange } = list;
  const set = (change: Partial<OrderQuery>) => onQueryChange(orderQuery.change(query, change));
  return (
    <ListFilters
      {...list}
      list={orderQuery}
      search={
        <SearchFilter
          placeholder={words.search}
          digits={{ most: mostDigits }}
          value={query.q}
          onChange={(q) => set({ q })}
        />
      }
      filters={{
        status: (
          <StatusFilter
            label={words.status}
            all={words.all.status}
            statuses={statuses}
            labels={ORDER_STATUS_LABELS}
            value={query.status}
            onChange={(status) => set({ status })}
          />
        ),
        payType: (
          <SelectFilter
            label={words.payType}
            all={words.all.payType}
            short={words.payType}
            options={payTypes}
            value={query.payType}
            onChange={(payType) => set({ payType })}
          />
        ),
        days: <DaysFilter label={words.days} value={query.days} today={today} onChange={(days) => set({ days })} />,
      }}
    >
      {({ status, search, days, payType }) => <FilterLines {...{ status, search, days }} choice={payType} joined />}
    </ListFilters>
  );
}
