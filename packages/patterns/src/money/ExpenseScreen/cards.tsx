import { Link } from '@compute-market/components/link';
import { Money } from '@compute-market/components/money';
import { Tag } from '@compute-market/components/tag';
import type { BareMetalCost, CostItem } from '@compute-market/contract/entities/cost-item';
import type { BalanceChange } from '@compute-market/contract/entities/order';
import { BALANCE_CHANGE_TYPE_LABELS } from '@compute-market/contract/enumerations';
import { fenFromYuan } from '@compute-market/contract/rules/money';
import { routes } from '@compute-market/contract/routes';
import { formatDay, formatTime } from '@compute-market/contract/rules/time';
import { titleOf } from '../../instance-facts';
import { CardLine, CardRoot } from '../../record-list';
import { CardTitle, Facts, Inline } from './cells.styles';
import { Cause, CostTag, Moved, PaidSum, whose } from './columns';
import { costBasis, sourceWords } from './expense-view';
import { messages } from './messages';

/** One instance cost on a small screen (screens A7). */
export const CostCard = ({ cost, ownOnly }: { readonly cost: CostItem; readonly ownOnly: boolean }) => (
  <CardRoot>
    <CardLine>
      <CardTitle>
        <Link href={routes.expenseDetail.to({ instance_name: cost.Container_name })}>{titleOf(cost)}</Link>
      </CardTitle>
      <PaidSum yuan={cost.Amount} />
    </CardLine>
    <CardLine>
      <Inline>
        <CostTag type={cost.CostType} refund={cost.Amount < 0} />
        {costBasis(cost)}
      </Inline>
    </CardLine>
    <CardLine>
      <span>{formatTime(cost.CreateTime)}</span>
      {!ownOnly && (
        <Facts>
          {sourceWords(cost)} · {whose(cost.SubAccountName)}
        </Facts>
      )}
    </CardLine>
  </CardRoot>
);

export const BareMetalCard = ({ cost }: { readonly cost: BareMetalCost }) => (
  <CardRoot>
    <CardLine>
      <CardTitle>{cost.Name}</CardTitle>
      <PaidSum yuan={cost.Amount} />
    </CardLine>
    <CardLine>
      <Inline>
        <CostTag type={cost.CostType} refund={cost.Amount < 0} />
        {messages.until(formatDay(cost.BeginTime), formatDay(cost.EndTime))}
      </Inline>
    </CardLine>
    <CardLine>
      <span>{formatTime(cost.CreateTime)}</span>
      {cost.Remark !== '' && <Facts>{cost.Remark}</Facts>}
    </CardLine>
  </CardRoot>
);

export const BalanceCard = ({ change }: { readonly change: BalanceChange }) => (
  <CardRoot>
    <CardLine>
      <Tag tone={change.DiffMoney > 0 ? 'ok' : 'neutral'}>{BALANCE_CHANGE_TYPE_LABELS[change.Type]}</Tag>
      <Moved yuan={change.DiffMoney} />
    </CardLine>
    {change.DiffPower !== 0 && (
      <CardLine>
        <span>{messages.columns.voucherChange}</span>
        <Moved yuan={change.DiffPower} />
      </CardLine>
    )}
    <CardLine>
      <span>{messages.columns.left}</span>
      <Money fen={fenFromYuan(change.MoneyLeft)} tone={change.MoneyLeft < 0 ? 'debt' : 'plain'} />
    </CardLine>
    <CardLine>
      <span>{formatTime(change.CreateTime)}</span>
      <Cause change={change} />
    </CardLine>
  </CardRoot>
);
