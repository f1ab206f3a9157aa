import { Card } from '@compute-market/components/card';
import { DescriptionList, type DescriptionItem } from '@compute-market/components/description-list';
import { ErrorState } from '@compute-market/components/error-state';
import { Link } from '@compute-market/components/link';
import { Money } from '@compute-market/components/money';
import type { InstanceCost } from '@compute-market/contract/entities/cost-item';
import { fenFromYuan, formatUnitPrice, unitFromYuan } from '@compute-market/contract/rules/money';
import { routes } from '@compute-market/contract/routes';
import type { Resource } from '../../resource';
import { Waiting } from '../../slow-hint';
import { HeadLinks, Lists } from './ExpenseScreen.styles';
import { dailyCostMessages } from '../../daily-costs';
import { messages } from './messages';

const words = messages.instance;
const sum = (key: string, term: string, yuan: number): DescriptionItem => ({
  key,
  term,
  detail: <Money fen={fenFromYuan(yuan)} />,
});

interface InstanceSummaryProps {
  /** Name of the instance, as calls know it. */
  name: string;
  /** What people call it. */
  title: string;
  cost: Resource<InstanceCost>;
  /** A sub-account does not see purses. */
  ownOnly: boolean;
  onRetry: () => void;
}

/** What one instance has cost since it was rented, when the list is narrowed to it. */
export function InstanceSummary({ name, title, cost, ownOnly, onRetry }: InstanceSummaryProps) {
  const links = (
    <HeadLinks>
      <Link href={routes.dashboard.to({ status: 'all', q: name })}>{words.open}</Link>
      <Link href={routes.expenseDetail.to()}>{words.leave}</Link>
    </HeadLinks>
  );
  return (
    <Card title={words.title(title)} actions={links}>
      {cost.state === 'loading' && <Waiting label={words.pending} lines={3} />}
      {cost.state === 'error' && (
        <ErrorState compact title={words.failed} help={cost.reason} requestId={cost.requestId} onRetry={onRetry} />
      )}
      {cost.state === 'ready' && (
        <Lists>
          <DescriptionList
            dense
            items={[
              sum('sum', words.sum, cost.data.SumCost),
              sum('discount', words.discount, cost.data.DiscountMoney),
              sum('returned', words.returned, cost.data.ReturnMoney),
              {
                key: 'steady',
                term: words.hourly,
                detail:
                  cost.data.HourPrice === 0
                    ? words.notCharged
                    : words.perHour(formatUnitPrice(unitFromYuan(cost.data.HourPrice))),
              },
            ]}
          />
          <DescriptionList
            dense
            items={[
              sum('instance', dailyCostMessages.Instance, cost.data.Total_cost),
              sum('bandwidth', dailyCostMessages.Bandwidth, cost.data.BandwidthCost),
              sum('disk', dailyCostMessages.Disk, cost.data.AddDiskCost),
              sum('kept', messages.keptDisk, cost.data.KeeppedDiskCost),
              ...(cost.data.OwnImageCost === undefined
                ? []
                : [sum('ownImage', messages.ownImage, cost.data.OwnImageCost)]),
            ]}
          />
          {!ownOnly && (
            <DescriptionList
              dense
              items={[
                sum('balance', words.balance, cost.data.PayMoney),
                sum('voucher', words.voucher, cost.data.PayPowerMoney),
                sum('credit', words.credit, cost.data.PayCredit),
              ]}
            />
          )}
        </Lists>
      )}
    </Card>
  );
}
