import { Alert } from '@compute-market/components/alert';
import { Button } from '@compute-market/components/button';
import { Cluster } from '@compute-market/components/cluster';
import { ConnectionPanel } from '@compute-market/components/connection-panel';
import { CopyField } from '@compute-market/components/copy-field';
import { ChevronRightIcon, DownloadIcon, ExternalLinkIcon } from '@compute-market/components/icons';
import { Link } from '@compute-market/components/link';
import { LinkButton } from '@compute-market/components/link-button';
import type { TableColumn } from '@compute-market/components/table';
import { Text } from '@compute-market/components/text';
import { Tooltip } from '@compute-market/components/tooltip';
import type { Instance, InstancePlugin } from '@compute-market/contract/entities/instance';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { dataOf } from '../../resource';
import { ActionButton } from '../../row-action';
import type { ActionContext } from '../DashboardScreen/row-actions';
import type { InstanceOperations } from '../InstanceDialogs';
import { useAsked } from '../InstanceDialogs/useAsked';
import { hostSilentSince, isWindows, rdpAddress, sshCommand, useActionReasons } from '../../instance-facts';
import { actionsColumn } from '../../table-columns';
import { Content, Guide, Part, Side, Sides } from './InstanceScreen.styles';
import { KeysPart, type KeysPartProps } from './KeysPart';
import { messages } from './messages';
import { NotConnectable, Trouble } from './NotConnectable';
import { OpenedPorts, type OpenedPortsProps } from './OpenedPorts';
import { reachOf, useAskedForEach, type PortCheck } from './port-reach';
import { portRows, type PortRow } from './port-rows';
import { LoginReach, PortReach } from './PortReach';
import { PartTable } from './ReadPart';

const words = messages.connect;

export interface ConnectTabProps {
  instance: Instance;
  plugins: readonly InstancePlugin[];
  operations: InstanceOperations;
  context: ActionContext;
  /** Its SSH keys. */
  keys: KeysPartProps;
  /** What its owner opened. */
  ports: OpenedPortsProps;
  /** Whether its screen can be shown live; null while that is not known. */
  hasWebVnc: boolean | null;
  /** Shows it in a new window; a failure is shown elsewhere. */
  onOpenWebVnc: () => void;
}

type LoginProps = Omit<ConnectTabProps, 'plugins' | 'keys' | 'ports'> & { check: PortCheck };

const isContainer = ({ ContainerType }: Instance): boolean => ContainerType === 'docker';
const usual: Readonly<Record<'SSH' | 'RDP', string>> = { SSH: 'root', RDP: 'Administrator' };

function Login({ instance, operations, context, check }: Omit<LoginProps, 'hasWebVnc' | 'onOpenWebVnc'>) {
  const waiting = check === null;
  const windows = isWindows(instance);
  const command = sshCommand(instance);
  const address = rdpAddress(instance);
  const secret = {
    key: 'password',
    label: words.password,
    reveal: async () => (await operations.revealPasswords(instance)).login,
  };
  const note = isContainer(instance) ? undefined : (
    <>
      {words.secret}{' '}
      <ActionButton type="button" onClick={() => context.onAction('password', instance)}>
        {words.changePassword}
      </ActionButton>
    </>
  );
  if (windows) {
    return (
      <ConnectionPanel
        title={words.rdp}
        waiting={waiting}
        actions={
          <Cluster as="span" gap={8} rowGap={4} inline>
            <LoginReach check={check} port={instance.RdpPort} />
            <Button
              size="sm"
              variant="outline"
              icon={<DownloadIcon size={14} />}
              disabled={waiting}
              onClick={() => context.onDownloadRdp(instance)}
            >
              {words.downloadRdp}
            </Button>
          </Cluster>
        }
        rows={[
          { key: 'address', label: words.address, value: address ?? '', wide: true },
          { key: 'user', label: words.user, value: instance.LoginUserName || usual.RDP },
          secret,
        ]}
        note={note}
      />
    );
  }
  return (
    <>
      <ConnectionPanel
        title={words.ssh}
        waiting={waiting}
        actions={
          <Cluster as="span" gap={8} rowGap={4} inline>
            <LoginReach check={check} port={instance.SshPort} />
            {!waiting && (
              <LinkButton
                size="sm"
                variant="outline"
                icon={<ExternalLinkIcon size={14} />}
                href={routes.terminal.to({ instanceName: instance.Container_name })}
                target="_blank"
              >
                {words.webSsh}
              </LinkButton>
            )}
          </Cluster>
        }
        commands={[{ key: 'ssh', label: words.command, value: command ?? '' }]}
        rows={[
          { key: 'host', label: words.host, value: instance.Url },
          { key: 'port', label: words.port, value: instance.SshPort > 0 ? String(instance.SshPort) : '' },
          { key: 'user', label: words.user, value: instance.LoginUserName || usual.SSH },
          secret,
        ]}
        note={note}
      />
      {!waiting && instance.SshPort > 0 && (
        <Part aria-label={words.vscode}>
          <h3>{words.vscode}</h3>
          <CopyField
            labels={{ copy: `${words.vscodeCommand}` }}
            value={`code --remote ssh-remote+${instance.LoginUserName}@${instance.Url}:${instance.SshPort} /root`}
          />
        </Part>
      )}
    </>
  );
}

/** The way to a web service, unless it was found silent. */
function Open({ check, row }: { check: PortCheck; row: PortRow }) {
  const { href, name } = row;
  if (href === null || reachOf(check, row.port).state === 'quiet')
    return (
      <Text size="small" tone="secondary">
        —
      </Text>
    );
  return (
    <Link external href={href} aria-label={words.openNamed(name)}>
      {words.open}
    </Link>
  );
}

const columnsFor = (check: PortCheck): readonly TableColumn<PortRow>[] => [
  { key: 'service', header: words.service, width: 120, rowHeader: true, cell: ({ name }) => name },
  { key: 'inner', header: words.inner, width: 88, cell: ({ inner }) => inner },
  {
    key: 'outer',
    header: words.outer,
    cell: ({ name, outer }) => <CopyField bare middle value={outer} labels={{ copy: words.copyAddress(name) }} />,
  },
  { key: 'reach', header: words.reach, width: 92, cell: ({ port }) => <PortReach check={check} port={port} /> },
  actionsColumn((row) => <Open check={check} row={row} />, { width: 80 }),
];

/** A port on a phone: what it leads to, its address, and the way there. */
function PortCard({ row, check }: { row: PortRow; check: PortCheck }) {
  const { name, inner, outer, port, href } = row;
  return (
    <Part as="div">
      <Cluster gap={12} rowGap={4} align="baseline" justify="between">
        <strong>
          {name}{' '}
          <Text size="small" tone="secondary">
            {inner}
          </Text>
        </strong>
        <Cluster as="span" gap={8} rowGap={4} inline>
          <PortReach check={check} port={port} />
          {href !== null && <Open check={check} row={row} />}
        </Cluster>
      </Cluster>
      <CopyField middle value={outer} labels={{ copy: words.copyAddress(name) }} />
    </Part>
  );
}

function Ports({ instance, plugins, check }: Pick<ConnectTabProps, 'instance' | 'plugins'> & { check: PortCheck }) {
  const rows = portRows(instance, plugins);
  if (rows.length === 0) return null;
  return (
    <Part aria-label={words.ports}>
      <Cluster gap={12} rowGap={4} align="baseline" justify="between">
        <h3>{words.ports}</h3>
        <Text size="small" tone="secondary">
          {words.portsNote(rows.length, messages.configuration.mbps(instance.Bandwidth))}
        </Text>
      </Cluster>
      <PartTable
        caption={words.ports}
        columns={columnsFor(check)}
        rows={rows}
        rowKey={({ key }) => key}
        minWidth={540}
        card={(row) => <PortCard row={row} check={check} />}
      />
    </Part>
  );
}

function Desktop({ instance, operations, context, hasWebVnc, onOpenWebVnc, check }: LoginProps) {
  const waiting = check === null;
  const windows = isWindows(instance);
  return (
    <Part aria-label={words.screen}>
      <h3>{words.screen}</h3>
      {isContainer(instance) ? (
        <Text size="small" tone="secondary">
          {words.vncOnlyKvm}
        </Text>
      ) : (
        <ConnectionPanel
          title={words.vnc}
          waiting={waiting}
          actions={
            hasWebVnc === true && (
              <Button
                size="sm"
                variant="outline"
                icon={<ExternalLinkIcon size={14} />}
                disabled={waiting}
                onClick={onOpenWebVnc}
              >
                {words.webVnc}
              </Button>
            )
          }
          note={hasWebVnc === false && !waiting ? words.noWebVnc : undefined}
          rows={[
            {
              key: 'address',
              label: words.address,
              value: instance.VncPort > 0 ? `${instance.Url}:${instance.VncPort}` : '',
              wide: true,
            },
            {
              key: 'password',
              label: words.password,
              wide: true,
              reveal: async () => (await operations.revealPasswords(instance)).vnc,
            },
          ]}
        />
      )}
      {!windows && (
        <Tooltip disabledReason={words.rdpOnlyWindows}>
          <Button icon={<DownloadIcon size={14} />} onClick={() => context.onDownloadRdp(instance)}>
            {words.downloadRdp}
          </Button>
        </Tooltip>
      )}
    </Part>
  );
}

function Ways(props: ConnectTabProps & { check: PortCheck }) {
  const { instance, plugins, check } = props;
  return (
    <Sides>
      <Content>
        <Login {...props} />
        {!isWindows(instance) && <KeysPart {...props.keys} />}
        <Ports instance={instance} plugins={plugins} check={check} />
        <OpenedPorts instance={instance} check={check} {...props.ports} />
      </Content>
      <Side>
        <Desktop {...props} />
        {!isWindows(instance) && (
          <Part aria-label={words.guides}>
            <h3>{words.guides}</h3>
            <div>
              {messages.guides.map(({ key, title, steps }) => (
                <Guide key={key} name="guide">
                  <summary>
                    {title}
                    <ChevronRightIcon size={14} />
                  </summary>
                  <ol>
                    {steps.map((step) => (
                      <li key={step}>{step}</li>
                    ))}
                  </ol>
                </Guide>
              ))}
            </div>
          </Part>
        )}
        <Alert tone="info">{words.note}</Alert>
      </Side>
    </Sides>
  );
}

/** A machine that runs is asked at once whether its ports answer. */
function CheckedWays(props: ConnectTabProps) {
  const check = useAsked(() => props.operations.checkPorts(props.instance));
  useAskedForEach(dataOf(props.ports.ports)?.data ?? [], check);
  return <Ways {...props} check={check} />;
}

/** How to reach it: login, screen, ports, and what to do with them. */
export function ConnectTab(props: ConnectTabProps) {
  const { refusal, blocked: blockedBy } = useActionReasons();
  const { instance } = props;
  const refused = refusal('connect', instance);
  if (refused !== null)
    return (
      <Content>
        <Alert tone="info">{refused}</Alert>
      </Content>
    );
  const waiting = instance.Status === INSTANCE_STATUS.starting || instance.Status === INSTANCE_STATUS.restarting;
  if (waiting) return <Ways {...props} check={null} />;
  const blocked = blockedBy('connect', instance);
  const isHostSilent = hostSilentSince(instance) !== null;
  if (blocked !== null)
    return (
      <>
        {isHostSilent && <Trouble instance={instance} context={props.context} />}
        <NotConnectable instance={instance} context={props.context} />
        {instance.Status === INSTANCE_STATUS.shutDown && dataOf(props.ports.ports) !== null && (
          <Content>
            <OpenedPorts instance={instance} check={null} {...props.ports} />
          </Content>
        )}
      </>
    );
  return (
    <>
      {(instance.IsAbnormal === 1 || isHostSilent) && <Trouble instance={instance} context={props.context} />}
      <CheckedWays {...props} />
    </>
  );
}
