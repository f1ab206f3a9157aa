import { Meter } from '@compute-market/components/meter';
import { Money } from '@compute-market/components/money';
import { Tag } from '@compute-market/components/tag';
import type { SubAccount } from '@compute-market/contract/entities/sub-account';
import { formatMoney } from '@compute-market/contract/rules/money';
import { subAccountMessages as messages } from './messages';
import { limitOf } from './sub-account-view';
import { Usage as Root } from './SubAccounts.styles';

/** How much of a limit is used: the bar, the sums, and a word from 80% (screens B11). */
export function Usage({ account }: { readonly account: Pick<SubAccount, 'Name' | 'UsedMoney' | 'MoneyLimit'> }) {
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
    </Root>
  );
}
