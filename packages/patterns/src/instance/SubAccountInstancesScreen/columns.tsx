import { Dash } from '@compute-market/components/dash';
import { Countdown } from '@compute-market/components/countdown';
import { IconButton } from '@compute-market/components/icon-button';
import { MoreIcon } from '@compute-market/components/icons';
import { InstanceStatus } from '@compute-market/components/instance-status';
import { Menu } from '@compute-market/components/menu';
import { Money } from '@compute-market/components/money';
import type { TableColumn } from '@compute-market/components/table';
import type { Instance } from '@compute-market/contract/entities/instance';
import {
  atEnd,
  endMessages,
  endOf,
  isKept,
  paidUntil,
  shortName,
  stateOf,
  titleOf,
  totalCost,
} from '../../instance-facts';
import { Fact, Main, Name, Quiet } from '../DashboardScreen/cells.styles';
import type { CellContext } from '../DashboardScreen/columns';
import { cardsOf, costFact, releaseFact, sizeFact, statusFact } from '../DashboardScreen/facts-text';
import { messages as listMessages } from '../DashboardScreen/messages';
import { menuItems, RowAction } from '../DashboardScreen/row-actions';
import { ActionRow } from '../../row-action';
import { mainActions, otherActions } from './actions';
import { messages } from './messages';

const heads = messages.columns;
const words = listMessages.row;

function DueCell({ instance, clockOffset }: { instance: Instance; clockOffset: number }) {
  const end = endOf(instance);
  const paid = paidUntil(instance);
  if (paid !== null)
    return (
      <>
        <Main>{endMessages.usage}</Main>
        <Fact>{paid}</Fact>
      </>
    );
  if (end === null)
    return (
      <Quiet>
        <Dash says={messages.nothing} />
      </Quiet>
    );
  return (
    <>
      <Main>
        <Countdown until={end} clockOffset={clockOffset} />
      </Main>
      <Fact>{isKept(instance) ? releaseFact(end) : atEnd(instance)}</Fact>
    </>
  );
}

/** The columns of the list, in order: those of 我的实例 with who made it, and what its main account may do. */
export const subInstanceColumns = (context: CellContext): TableColumn<Instance>[] => [
  {
    key: 'instance',
    header: heads.instance,
    width: 176,
    rowHeader: true,
    sticky: 'start',
    cell: (instance) => (
      <Name>
        <Main title={titleOf(instance)}>{titleOf(instance)}</Main>
        <Fact>
          {shortName(instance)} · {instance.District}
        </Fact>
      </Name>
    ),
  },
  {
    key: 'account',
    header: heads.account,
    width: 120,
    cell: ({ SubAccountName }) => (
      <Name>
        <Main title={SubAccountName}>{SubAccountName}</Main>
      </Name>
    ),
  },
  {
    key: 'status',
    header: heads.status,
    width: 132,
    cell: (instance) => (
      <>
        <InstanceStatus state={stateOf(instance)} />
        <Fact>{statusFact(instance, context.now, context.vipDiscount)}</Fact>
      </>
    ),
  },
  {
    key: 'configuration',
    header: heads.configuration,
    hideBelow: 'lg',
    cell: (instance) => (
      <>
        <Main>{cardsOf(instance)}</Main>
        <Fact>{sizeFact(instance)}</Fact>
      </>
    ),
  },
  {
    key: 'due',
    header: heads.due,
    width: 124,
    cell: (instance) => <DueCell instance={instance} clockOffset={context.clockOffset} />,
  },
  {
    key: 'cost',
    header: heads.cost,
    width: 104,
    align: 'end',
    cell: (instance) => (
      <>
        <Main>
          <Money fen={totalCost(instance)} />
        </Main>
        <Fact>{costFact(instance)}</Fact>
      </>
    ),
  },
  {
    key: 'actions',
    header: heads.actions,
    width: 148,
    align: 'end',
    sticky: 'end',
    cell: (instance) => (
      <ActionRow data-align="end">
        {mainActions(instance).map((action) => (
          <RowAction key={action} action={action} instance={instance} {...context} />
        ))}
        <Menu
          trigger={<IconButton data-part="more" label={words.more(titleOf(instance))} icon={<MoreIcon />} />}
          label={titleOf(instance)}
          items={menuItems(instance, context, { actions: otherActions(instance) })}
        />
      </ActionRow>
    ),
  },
];
