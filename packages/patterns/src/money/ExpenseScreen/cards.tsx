import { Button } from '@compute-market/components/button';
import { Cluster } from '@compute-market/components/cluster';
import { Link } from '@compute-market/components/link';
import { Money } from '@compute-market/components/money';
import { Tag } from '@compute-market/components/tag';
import type { BareMetalCost, CostItem } from '@compute-market/contract/entities/cost-item';
import type { BalanceChange } from '@compute-market/contract/entities/order';
import { BALANCE_CHANGE_TYPE_LABELS } from '@compute-market/contract/enumerations';
import { fenFromYuan } from '@compute-market/contract/rules/money';
import { routes } from '@compute-market/contract/routes';
import { formatDay, formatTime } from '@compute-market/contract/rules/time';
import { Text } from '@compute-market/components/text';
import { useId, useState } from 'react';
import { titleOf } from '../../instance-facts';
import { CardLine, CardRoot } from '../../record-list';
import { Facts } from './cells.styles';
import { Cause, CostTag, Moved, PaidSum, whose } from './columns';
import type { Unfold } from './data';
import { costBasis, foldedName, sourceWords, timeOf } from './expense-view';
import { FoldedCharges } from './FoldedCharges';
import { messages } from './messages';

type Line = Pick<CostItem | BalanceChange, 'Id' | 'Folded'>;

interface Folding {
  /** Today in Beijing, YYYY-MM-DD. */
  readonly today: string;
  readonly onUnfold: Unfold;
}

/** What a folded line holds, under its own button. */
function CardCharges({ line, name, onUnfold }: { readonly line: Line; readonly name: string } & Folding) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (line.Folded === undefined) return null;
  const { Day, Count } = line.Folded;
  return (
    <>
      <CardLine>
        <Button
          variant="text"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? messages.folded.close : messages.folded.open(Count)}
        </Button>
      </CardLine>
      {isOpen && (
        <div id={id}>
          <FoldedCharges
            key={Count}
            id={String(line.Id)}
            label={messages.folded.title(name, Day)}
            onUnfold={onUnfold}
          />
        </div>
      )}
    </>
  );
}

/** One instance cost on a small screen (screens A7). */
export const CostCard = ({
  cost,
  ownOnly,
  ...folding
}: { readonly cost: CostItem; readonly ownOnly: boolean } & Folding) => (
  <CardRoot>
    <CardLine>
      <Text weight="medium" breaks>
        <Link href={routes.expenseDetail.to({ instance_name: cost.Container_name })}>{titleOf(cost)}</Link>
      </Text>
      <PaidSum yuan={cost.Amount} />
    </CardLine>
    <CardLine>
      <Cluster as="span" gap={8} rowGap={4}>
        <CostTag type={cost.CostType} refund={cost.Amount < 0} />
        {costBasis(cost)}
      </Cluster>
    </CardLine>
    <CardLine>
      <span>{timeOf(cost, folding.today)}</span>
      {!ownOnly && <Facts>{[sourceWords(cost), whose(cost.SubAccountName)].filter(Boolean).join(' · ')}</Facts>}
    </CardLine>
    <CardCharges line={cost} name={titleOf(cost)} {...folding} />
  </CardRoot>
);

export const BareMetalCard = ({ cost }: { readonly cost: BareMetalCost }) => (
  <CardRoot>
    <CardLine>
      <Text weight="medium" breaks>
        {cost.Name}
      </Text>
      <PaidSum yuan={cost.Amount} />
    </CardLine>
    <CardLine>
      <Cluster as="span" gap={8} rowGap={4}>
        <CostTag type={cost.CostType} refund={cost.Amount < 0} />
        {messages.until(formatDay(cost.BeginTime), formatDay(cost.EndTime))}
      </Cluster>
    </CardLine>
    <CardLine>
      <span>{formatTime(cost.CreateTime)}</span>
      {cost.Remark !== '' && <Facts>{cost.Remark}</Facts>}
    </CardLine>
  </CardRoot>
);

export const BalanceCard = ({ change, ...folding }: { readonly change: BalanceChange } & Folding) => (
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
      <span>{timeOf(change, folding.today)}</span>
      <Cause change={change} />
    </CardLine>
    <CardCharges line={change} name={foldedName(change)} {...folding} />
  </CardRoot>
);
