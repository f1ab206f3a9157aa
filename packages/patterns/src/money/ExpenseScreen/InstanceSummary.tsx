import { Card } from '@compute-market/components/card';
import { DescriptionList, type DescriptionItem } from '@compute-market/components/description-list';
import { Link } from '@compute-market/components/link';
import { Money } from '@compute-market/components/money';
import type { InstanceCost } from '@compute-market/contract/entities/cost-item';
import { fenFromYuan, formatUnitPrice, unitFromYuan } from '@compute-market/contract/rules/money';
import { routes } from '@compute-market/contract/routes';
import { Cluster } from '@compute-market/components/cluster';
import type { Resource } from '../../resource';
import { ResourceView } from '../../resource-view';
import { Lists } from './ExpenseScreen.styles';
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
    <Cluster gap={16} rowGap={4} align="stretch" size="dense">
      <Link href={routes.dashboard.to({ status: 'all', q: name })}>{words.open}</Link>
      <Link href={routes.expenseDetail.to()}>{words.leave}</Link>
    </Cluster>
  );
  return (
    <Card title={words.title(title)} actions={links}>
      <ResourceView compact resource={cost} reading={words.pending} lines={3} failed={words.failed} onRetry={onRetry}>
        {(known) => (
          <Lists>
            <DescriptionList
              dense
              items={[
                sum('sum', words.sum, known.SumCost),
                sum('discount', words.discount, known.DiscountMoney),
                sum('returned', words.returned, known.ReturnMoney),
                {
                  key: 'steady',
                  term: words.hourly,
                  detail:
                    known.HourPrice === 0
                      ? words.notCharged
                      : words.perHour(formatUnitPrice(unitFromYuan(known.HourPrice))),
                },
              ]}
            />
            <DescriptionList
              dense
              items={[
                sum('instance', dailyCostMessages.Instance, known.Total_cost),
                sum('bandwidth', dailyCostMessages.Bandwidth, known.BandwidthCost),
                sum('disk', dailyCostMessages.Disk, known.AddDiskCost),
                sum('kept', messages.keptDisk, known.KeeppedDiskCost),
                ...(known.OwnImageCost === undefined ? [] : [sum('ownImage', messages.ownImage, known.OwnImageCost)]),
              ]}
            />
            {!ownOnly && (
              <DescriptionList
                dense
                items={[
                  sum('balance', words.balance, known.PayMoney),
                  sum('voucher', words.voucher, known.PayPowerMoney),
                  sum('credit', words.credit, known.PayCredit),
                ]}
              />
            )}
          </Lists>
        )}
      </ResourceView>
    </Card>
  );
}
