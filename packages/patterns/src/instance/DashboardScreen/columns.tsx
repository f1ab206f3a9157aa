import { Dash } from '@compute-market/components/dash';
import { IconButton } from '@compute-market/components/icon-button';
import { PencilIcon } from '@compute-market/components/icons';
import { Link } from '@compute-market/components/link';
import { Money } from '@compute-market/components/money';
import type { TableColumn } from '@compute-market/components/table';
import { Tooltip } from '@compute-market/components/tooltip';
import type { Instance } from '@compute-market/contract/entities/instance';
import type { BasisPoints } from '@compute-market/contract/rules/discount';
import { routes } from '@compute-market/contract/routes';
import {
  atEnd,
  isInPeriod,
  isRenewed,
  isWindows,
  primaryActions,
  rdpAddress,
  sshCommand,
  titleOf,
  totalCost,
  useActionReasons,
} from '../../instance-facts';
import { actionsColumn } from '../../table-columns';
import { Cards, Fact, FactButton, Main, Name, Quiet, Short } from './cells.styles';
import { addingFact, cardsOf, costFact, ownerFact, sizeFact } from './facts-text';
import { messages } from './messages';
import { RowCourse } from './RowCourse';
import type { RowHandlers } from './row-actions';
import { ActionsCell, EndCell, StatusCell } from './shared-cells';
import { ActionButton, ActionRow, CopyWord } from '../../row-action';
import { NeedsRight } from '../../viewer/ViewerRights';

/** What the cells need besides their row. */
export interface CellContext extends RowHandlers {
  /** When the rows were read, seconds by the server's clock. */
  readonly now: number;
  /** The server's clock minus this browser's, ms. */
  readonly clockOffset: number;
  readonly vipDiscount: BasisPoints;
  /** Main accounts see who made an instance. */
  readonly showsCreator: boolean;
  /** Whether any row is in a project or has a tag. */
  readonly showsLabels: boolean;
  /** How much of its cards each running instance used in the last hour, %, by its name; null is unknown, and one that is missing too. Undefined while it is on its way. */
  readonly courses: ReadonlyMap<string, readonly (number | null)[]> | undefined;
}

const words = messages.row;

function NameCell({ instance, context }: { instance: Instance; context: CellContext }) {
  return (
    <Name>
      <Main title={titleOf(instance)}>
        <Link tone="strong" href={routes.instancePlugin.to({ instanceName: instance.Container_name })}>
          {titleOf(instance)}
        </Link>
      </Main>
      <Fact title={instance.Container_name}>{ownerFact(instance, context.showsCreator)}</Fact>
      <NeedsRight right="run">
        <IconButton
          data-part="edit"
          label={words.editNote}
          icon={<PencilIcon size={14} />}
          onClick={() => context.onAction('note', instance)}
        />
      </NeedsRight>
    </Name>
  );
}

function ConfigurationCell({ instance, courses }: { instance: Instance } & Pick<CellContext, 'courses'>) {
  const adding = addingFact(instance);
  return (
    <div title={words.disks(instance.SystemDisk, instance.AddDisk)}>
      <Cards>
        {cardsOf(instance)}
        <RowCourse instance={instance} courses={courses} />
      </Cards>
      <Fact>{sizeFact(instance)}</Fact>
      {adding === null ? null : <Fact>{adding}</Fact>}
    </div>
  );
}

function BlockedWord({ word, reason }: { word: string; reason: string }) {
  return (
    <Tooltip disabledReason={reason}>
      <ActionButton type="button">{word}</ActionButton>
    </Tooltip>
  );
}

/** SSH or RDP to copy and the ways to the screen; words that say why while there is nothing to reach. */
function ConnectionCell({ instance, onAction }: { instance: Instance; onAction: CellContext['onAction'] }) {
  const reasons = useActionReasons();
  if (!isInPeriod(instance))
    return (
      <Quiet>
        <Dash says={messages.nothing} />
      </Quiet>
    );
  const windows = isWindows(instance);
  const word = windows ? words.rdp : words.ssh;
  const address = windows ? rdpAddress(instance) : sshCommand(instance);
  const blocked = reasons.blocked('connect', instance);
  const hasScreen = instance.ContainerType === 'kvm';
  if (blocked !== null || address === null) {
    return (
      <ActionRow>
        <BlockedWord word={word} reason={blocked ?? words.noAddress} />
        {hasScreen && <BlockedWord word={words.vnc} reason={blocked ?? words.noAddress} />}
      </ActionRow>
    );
  }
  return (
    <ActionRow>
      <CopyWord labelled value={address} label={word} title={windows ? words.copyRdp : words.copySsh} />
      {hasScreen && (
        <ActionButton type="button" title={words.openVnc} onClick={() => onAction('connect', instance)}>
          {words.vnc}
        </ActionButton>
      )}
    </ActionRow>
  );
}

function DueCell({ instance, context }: { instance: Instance; context: CellContext }) {
  const { refusal } = useActionReasons();
  const change = isRenewed(instance) ? 'autorenew' : 'dueMode';
  return (
    <EndCell
      instance={instance}
      context={context}
      after={
        <Tooltip disabledReason={refusal(change, instance)}>
          <FactButton type="button" title={messages.actions[change]} onClick={() => context.onAction(change, instance)}>
            {atEnd(instance)}
          </FactButton>
        </Tooltip>
      }
    />
  );
}

function CostCell({ instance }: { instance: Instance }) {
  const { refusal } = useActionReasons();
  const cost = <Money fen={totalCost(instance)} />;
  return (
    <>
      <Main>
        {refusal('cost', instance) === null ? (
          <Link tone="strong" href={routes.expenseDetail.to({ instance_name: instance.Container_name })}>
            {cost}
          </Link>
        ) : (
          cost
        )}
      </Main>
      <Fact>{costFact(instance)}</Fact>
    </>
  );
}

function OwnActions({ instance, context }: { instance: Instance; context: CellContext }) {
  const offered = useActionReasons();
  return <ActionsCell {...{ instance, context, offered }} actions={primaryActions(instance)} />;
}

/** Columns that can be put away; the others always stand. */
export const optionalColumns = ['status', 'configuration', 'labels', 'image', 'connection', 'due', 'cost'] as const;
export type OptionalColumn = (typeof optionalColumns)[number];

/** The columns of the list, in order. */
export function instanceColumns(context: CellContext, hidden: ReadonlySet<OptionalColumn>): TableColumn<Instance>[] {
  const { columns: heads } = messages;
  const optional: Record<OptionalColumn, TableColumn<Instance>> = {
    status: {
      key: 'status',
      header: heads.status,
      sortable: true,
      width: 132,
      cell: (instance) => <StatusCell instance={instance} context={context} />,
    },
    configuration: {
      key: 'configuration',
      header: heads.configuration,
      cell: (instance) => <ConfigurationCell instance={instance} courses={context.courses} />,
    },
    labels: {
      key: 'labels',
      header: heads.labels,
      width: 126,
      hideBelow: 'lg',
      cell: ({ Project = '', Tags = [] }) => (
        <>
          <Short title={Project}>{Project || <Dash says={messages.nothing} />}</Short>
          {Tags.length > 0 && <Fact title={Tags.join('、')}>{Tags.join('、')}</Fact>}
        </>
      ),
    },
    image: {
      key: 'image',
      header: heads.image,
      width: 126,
      hideBelow: 'lg',
      cell: (instance) => (
        <>
          <Short title={instance.ImageLabel}>{instance.ImageLabel}</Short>
          <Fact>{instance.District}</Fact>
        </>
      ),
    },
    connection: {
      key: 'connection',
      header: heads.connection,
      width: 100,
      hideBelow: 'lg',
      cell: (instance) => <ConnectionCell instance={instance} onAction={context.onAction} />,
    },
    due: {
      key: 'due',
      header: heads.due,
      sortable: true,
      width: 120,
      cell: (instance) => <DueCell instance={instance} context={context} />,
    },
    cost: {
      key: 'cost',
      header: heads.cost,
      sortable: true,
      width: 104,
      align: 'end',
      cell: (instance) => <CostCell instance={instance} />,
    },
  };
  return [
    {
      key: 'instance',
      header: heads.instance,
      width: 164,
      rowHeader: true,
      sticky: 'start',
      cell: (instance) => <NameCell instance={instance} context={context} />,
    },
    ...optionalColumns
      .filter((key) => !hidden.has(key) && (key !== 'labels' || context.showsLabels))
      .map((key) => optional[key]),
    actionsColumn((instance) => <OwnActions instance={instance} context={context} />, { width: 164, sticky: 'end' }),
  ];
}
