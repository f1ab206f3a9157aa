import { Money } from '@compute-market/components/money';
import type { TableColumn } from '@compute-market/components/table';
import type { Instance } from '@compute-market/contract/entities/instance';
import { atEnd, shortName, titleOf, totalCost } from '../../instance-facts';
import { Fact, Main, Name } from '../DashboardScreen/cells.styles';
import type { CellContext } from '../DashboardScreen/columns';
import { cardsOf, costFact, sizeFact } from '../DashboardScreen/facts-text';
import { ActionsCell, EndCell, StatusCell } from '../DashboardScreen/shared-cells';
import { actionsColumn, figureColumn } from '../../table-columns';
import { mainActions, otherActions } from './actions';
import { messages } from './messages';

const heads = messages.columns;

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
    cell: (instance) => <StatusCell instance={instance} context={context} />,
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
    cell: (instance) => <EndCell instance={instance} context={context} after={atEnd(instance)} />,
  },
  figureColumn(
    'cost',
    heads.cost,
    (instance) => (
      <>
        <Main>
          <Money fen={totalCost(instance)} />
        </Main>
        <Fact>{costFact(instance)}</Fact>
      </>
    ),
    { width: 104 },
  ),
  actionsColumn(
    (instance) => (
      <ActionsCell
        {...{ instance, context }}
        actions={mainActions(instance)}
        offered={{ actions: otherActions(instance) }}
      />
    ),
    { width: 148, sticky: 'end' },
  ),
];
