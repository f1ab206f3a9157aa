import { Meter } from '@compute-market/components/meter';
import { Money } from '@compute-market/components/money';
import { Tag } from '@compute-market/components/tag';
import type { SubAccount } from '@compute-market/contract/entities/sub-account';
import { formatMoney } from '@compute-market/contract/rules/money';
import type { ToldLimits } from '../../viewer';
import { subAccountMessages as messages } from './messages';
import { limitOf, monthOf } from './sub-account-view';
import { MonthLine, Usage as Root } from './SubAccounts.styles';

/** How much of the limits is used: the bar and the sums of the total with a word from 80% (screens B11), and the sums of the month (decisions 127). */
export function Usage({ account }: { readonly account: ToldLimits & Pick<SubAccount, 'Name'> }) {
  const month = monthOf(account);
  const { used, limit, percent, warning } = limitOf(account);
  return (
    <Root>
      <Meter
        label={messages.meter(account.Name)}
        value={used}
        max={limit}
        valueText={messages.used(formatMoney(used), formatMoney(limit))}
      />
      <span>
        <b>
          <Money fen={used} bare />
        </b>{' '}
        / <Money fen={limit} bare />
      </span>
      {warning === 80 && <Tag tone="warn">{messages.nearly(percent)}</Tag>}
      {warning === 100 && limit > 0 && <Tag tone="err">{messages.usedUp}</Tag>}
      {month && <MonthLine>{messages.month(formatMoney(month.used), formatMoney(month.limit))}</MonthLine>}
      {month?.warning === 80 && <Tag tone="warn">{messages.monthNearly(month.percent)}</Tag>}
      {month?.warning === 100 && <Tag tone="err">{messages.monthUsedUp}</Tag>}
    </Root>
  );
}
