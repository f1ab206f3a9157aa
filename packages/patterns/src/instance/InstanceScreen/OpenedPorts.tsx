import { Cluster } from '@compute-market/components/cluster';
import { CopyField } from '@compute-market/components/copy-field';
import { Link } from '@compute-market/components/link';
import { Popconfirm } from '@compute-market/components/popconfirm';
import type { TableColumn } from '@compute-market/components/table';
import { Text } from '@compute-market/components/text';
import type { Instance } from '@compute-market/contract/entities/instance';
import {
  INSTANCE_PORT_STATUS,
  INSTANCE_PORTS_MAX,
  PORT_KIND,
  type InstancePort,
  type InstancePorts,
} from '@compute-market/contract/entities/instance-port';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { toldElsewhere } from '../../attempt-dialog';
import { hostSilentSince } from '../../instance-facts';
import { dataOf, type Resource } from '../../resource';
import { ActionButton } from '../../row-action';
import { useRefusal } from '../../viewer/ViewerRights';
import { actionsColumn } from '../../table-columns';
import { Part } from './InstanceScreen.styles';
import { portMessages as words } from './port-messages';
import type { PortCheck } from './port-reach';
import { PortReach } from './PortReach';
import { PartAction, PartChanging, PartTable, ReadPart } from './ReadPart';
import { useKeptFocus } from './useKeptFocus';

export interface OpenedPortsProps {
  /** What its owner opened; null where the back end opens no ports, which leaves the part out. */
  readonly ports: Resource<InstancePorts | null>;
  /** Asks which port shall be opened. */
  readonly onOpen: () => void;
  /** Closes one. A failure is shown elsewhere; rejects then, and the question stays. */
  readonly onClose: (port: InstancePort) => Promise<unknown>;
  readonly onRetry: () => void;
}

export interface OpenedPortsPartProps extends OpenedPortsProps {
  instance: Instance;
  check: PortCheck;
}

/** Why nothing can be changed now; null when it can. */
function blockedBy(instance: Instance): string | null {
  if (hostSilentSince(instance) !== null) return words.hostSilent;
  const { running, shutDown } = INSTANCE_STATUS;
  return instance.Status === running || instance.Status === shutDown ? null : words.moving;
}

interface AddressContext {
  readonly url: string;
  /** Of the instance. */
  readonly name: string;
  /** Whether it runs, and whoever looks may go in. */
  readonly canOpen: boolean;
}

interface AddressProps extends AddressContext {
  readonly port: InstancePort;
}

interface RowContext extends AddressContext {
  readonly canChange: boolean;
  readonly onClose: OpenedPortsProps['onClose'];
  readonly check: PortCheck;
}

/** Whether something answers there; what is being opened or closed is not asked. */
const Reach = ({ port: { Port, Status }, check }: { readonly port: InstancePort; readonly check: PortCheck }) =>
  Status === INSTANCE_PORT_STATUS.open && Port !== 0 && <PortReach check={check} port={Port} />;

const isHttp = ({ Kind }: InstancePort): boolean => Kind === PORT_KIND.http;

/** How a port is reached: its public address, or the page that opens it (decisions 139). */
function Address({ port, url, name, canOpen }: AddressProps) {
  const { Port, Name, Inner, Status } = port;
  if (!isHttp(port))
    return <CopyField bare middle value={`${url}:${Port}`} labels={{ copy: words.copyAddress(Name) }} />;
  if (!canOpen || Status !== INSTANCE_PORT_STATUS.open)
    return (
      <Text size="small" tone="secondary">
        {words.noAddress}
      </Text>
    );
  return (
    <Link
      external
      href={routes.openPort.to({ instanceName: name, inner: String(Inner) })}
      aria-label={words.openHttpOf(Name)}
    >
      {words.openHttp}
    </Link>
  );
}

/** What can be done to a port, or what is being done to it. */
function PortAction({
  port,
  canChange,
  onClose,
}: { readonly port: InstancePort } & Pick<RowContext, 'canChange' | 'onClose'>) {
  const { Status, Name, Inner } = port;
  if (Status !== INSTANCE_PORT_STATUS.open)
    return (
      <Text size="small" tone="secondary">
        {Status === INSTANCE_PORT_STATUS.opening ? words.opening : words.closing}
      </Text>
    );
  if (!canChange) return null;
  return (
    <Popconfirm
      trigger={
        <ActionButton type="button" aria-label={words.closeOf(Name)}>
          {words.close}
        </ActionButton>
      }
      align="end"
      tone="danger"
      title={words.closeTitle(Name)}
      description={isHttp(port) ? words.closeHttpEffect(Inner) : words.closeEffect(Inner)}
      labels={{ confirm: words.close }}
      onConfirm={() => onClose(port)}
      describeFailure={toldElsewhere}
    />
  );
}

const columnsFor = ({ check, ...row }: RowContext): readonly TableColumn<InstancePort>[] => [
  { key: 'name', header: words.columns.name, width: 160, rowHeader: true, cell: ({ Name }) => Name },
  { key: 'inner', header: words.columns.inner, width: 88, cell: ({ Inner }) => Inner },
  {
    key: 'kind',
    header: words.columns.kind,
    width: 72,
    cell: ({ Kind = PORT_KIND.tcp }) => words.kinds[Kind],
  },
  { key: 'outer', header: words.columns.outer, cell: (port) => <Address port={port} {...row} /> },
  { key: 'reach', header: words.columns.reach, width: 92, cell: (port) => <Reach port={port} check={check} /> },
  actionsColumn((port) => <PortAction port={port} {...row} />, { width: 80 }),
];

const cardFor = ({ check, ...row }: RowContext) =>
  function PortCard(port: InstancePort) {
    return (
      <Part as="div">
        <Cluster gap={12} rowGap={4} align="baseline" justify="between">
          <strong>
            {port.Name}{' '}
            <Text size="small" tone="secondary">
              {words.kinds[port.Kind ?? PORT_KIND.tcp]} {port.Inner}
            </Text>
          </strong>
          <Cluster as="span" gap={8} rowGap={4} inline>
            <Reach port={port} check={check} />
            <PortAction port={port} {...row} />
          </Cluster>
        </Cluster>
        <Address port={port} {...row} />
      </Part>
    );
  };

/** 开放的端口: what its owner opened beside the ports that an instance comes with (decisions 121). */
export function OpenedPorts({ instance, check, ports, onOpen, onClose, onRetry }: OpenedPortsPartProps) {
  const refusal = useRefusal();
  const known = dataOf(ports);
  const { button, onFocus } = useKeptFocus();
  if (known === null) return null;
  const blocked = refusal('run') ?? blockedBy(instance);
  const rows = known?.data ?? [];
  const row = {
    url: known?.Url ?? '',
    name: instance.Container_name,
    canOpen: refusal('run') === null && instance.Status === INSTANCE_STATUS.running,
    canChange: blocked === null,
    onClose,
    check,
  };
  const reason = blocked ?? (rows.length >= INSTANCE_PORTS_MAX ? words.full : null);
  return (
    <ReadPart
      title={words.title}
      count={known && words.count(rows.length)}
      action={
        known && (
          <PartAction ref={button} reason={reason} onAct={onOpen}>
            {words.open}
          </PartAction>
        )
      }
      state={ports.state}
      failed={words.failed}
      empty={rows.length === 0 ? (known?.Http === true ? words.empty : words.emptyTcp) : null}
      onRetry={onRetry}
      onFocus={onFocus}
    >
      <PartTable
        caption={words.title}
        columns={columnsFor(row)}
        rows={rows}
        rowKey={({ Inner }) => String(Inner)}
        minWidth={612}
        card={cardFor(row)}
      />
      {rows.some(({ Status }) => Status !== INSTANCE_PORT_STATUS.open) && <PartChanging>{words.changing}</PartChanging>}
    </ReadPart>
  );
}
