import { Meter } from '@compute-market/components/meter';
import { Money } from '@compute-market/components/money';
import { Stack } from '@compute-market/components/stack';
import { Tag } from '@compute-market/components/tag';
import type { SubAccount } from '@compute-market/contract/entities/sub-account';
import { formatMoney } from '@compute-market/contract/rules/money';
import type { ToldLimits } from '../../viewer';
import { subAccountMessages as messages } from './messages';
import { limitOf, monthOf } from './sub-account-view';
import { LimitLine } from './SubAccounts.styles';

/** The word beside the sums of a limit that is used up, or nearly. */
function Warning({ percent, warning }: Pick<ReturnType<typeof limitOf>, 'percent' | 'warning'>) {
  if (warning === 0) return null;
  return warning === 80 ? <Tag tone="warn">{messages.nearly(percent)}</Tag> : <Tag tone="err">{messages.usedUp}</Tag>;
}

/** How much of the limits is used: the bar and the sums of the total (screens B11), and the sums of the month (decisions 127), each with a word from 80%. */
export function Usage({ account }: { readonly account: ToldLimits & Pick<SubAccount, 'Name'> }) {
  const month = monthOf(account);
  const { used, limit, percent, warning } = limitOf(account);
  return (
    <Stack gap={4}>
      <LimitLine>
        <Meter
          label={messages.meter(account.Name)}
          value={used}
          max={limit}
          valueText={messages.used(formatMoney(used), formatMoney(limit))}
        />
        <span data-part="sums">
          <b>
            <Money fen={used} bare />
          </b>{' '}
          / <Money fen={limit} bare />
        </span>
        <Warning percent={percent} warning={limit > 0 ? warning : 0} />
      </LimitLine>
      {month && (
        <LimitLine data-month>
          <span>{messages.month(formatMoney(month.used), formatMoney(month.limit))}</span>
          <Warning percent={month.percent} warning={month.warning} />
        </LimitLine>
      )}
    </Stack>
  );
}
