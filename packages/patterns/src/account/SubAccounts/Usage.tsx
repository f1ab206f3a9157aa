import { Meter } from '@compute-market/components/meter';
import { Money } from '@compute-market/components/money';
import { Tag } from '@compute-market/components/tag';
import type { SubAccount } from '@compute-market/contract/entities/sub-account';
import { formatMoney } from '@compute-market/contract/rules/money';
import { monthLimitText } from '../../viewer';
import { subAccountMessages as messages } from './messages';
import { limitOf } from './sub-account-view';
import { MonthLine, Usage as Root } from './SubAccounts.styles';

type Limits = Pick<SubAccount, 'Name' | 'UsedMoney' | 'MoneyLimit' | 'MonthLimit'> &
  Partial<Pick<SubAccount, 'MonthMoney'>>;

/** How much of a limit is used: the bar, the sums, a word from 80%, and the month beside its own limit (screens B11; decisions 127). */
export function Usage({ account }: { readonly account: Limits }) {
  const { used, limit, percent, warning } = limitOf(account);
  const month = monthLimitText(account);
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
      {month !== null && <MonthLine>{month}</MonthLine>}
    </Root>
  );
}
