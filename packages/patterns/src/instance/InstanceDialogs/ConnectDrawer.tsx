import { Alert } from '@compute-market/components/alert';
import { Button } from '@compute-market/components/button';
import { Cluster } from '@compute-market/components/cluster';
import { CopyField } from '@compute-market/components/copy-field';
import { Dash } from '@compute-market/components/dash';
import { Drawer } from '@compute-market/components/drawer';
import { ExternalLinkIcon } from '@compute-market/components/icons';
import { LinkButton } from '@compute-market/components/link-button';
import { SecretField } from '@compute-market/components/secret-field';
import { Text } from '@compute-market/components/text';
import type { Instance } from '@compute-market/contract/entities/instance';
import { PLUGIN_STATUS } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { useState, type ReactNode } from 'react';
import { useAttempt } from '../../attempt-dialog';
import { isWindows, rdpAddress, sshCommand, titleOf, useActionReasons } from '../../instance-facts';
import { Fields, Part, Web } from './ConnectDrawer.styles';
import type { DialogState } from './dialog-state';
import { messages } from './messages';
import type { InstanceOperations, InstanceTools } from './operations';
import { useAsked, type Asked } from './useAsked';

const words = messages.connect;

interface ConnectDrawerProps extends DialogState {
  instance: Instance;
  operations: Pick<InstanceOperations, 'revealPasswords' | 'openWebVnc' | 'readTools'>;
}

interface ToolsProps extends Pick<ConnectDrawerProps, 'instance' | 'operations'> {
  /** What of the machine the browser reaches. */
  tools: Asked<InstanceTools>;
}

interface RowProps {
  term: string;
  children: ReactNode;
}

const Row = ({ term, children }: RowProps) => (
  <>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </>
);

/** Opens the screen in the browser; the window itself is the application's business. */
function WebVnc({ onOpen }: { onOpen: () => Promise<unknown> }) {
  const [busy, setBusy] = useState(false);
  const { reason, attempt } = useAttempt();
  const open = () => {
    setBusy(true);
    attempt(onOpen)
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <Web>
      <Button variant="outline" icon={<ExternalLinkIcon size={14} />} loading={busy} onClick={open}>
        {words.webVnc}
      </Button>
      {reason === undefined ? (
        <Text as="p" size="small" tone="secondary" spaceAbove={8}>
          {words.webHelp}
        </Text>
      ) : (
        <Text as="p" size="small" tone="danger" spaceAbove={8} role="alert">
          {reason}
        </Text>
      )}
    </Web>
  );
}

function Login({ instance, operations }: Pick<ConnectDrawerProps, 'instance' | 'operations'>) {
  const command = sshCommand(instance);
  const address = rdpAddress(instance);
  const port = isWindows(instance) ? instance.RdpPort : instance.SshPort;
  return (
    <Part>
      <h3>{isWindows(instance) ? words.rdp : words.ssh}</h3>
      <Fields>
        {command !== null && (
          <Row term={words.command}>
            <CopyField value={command} labels={{ copy: words.copyCommand }} />
          </Row>
        )}
        {address !== null && (
          <Row term={words.address}>
            <CopyField value={address} labels={{ copy: words.copyAddress }} />
          </Row>
        )}
        <Row term={words.host}>
          <CopyField value={instance.Url} middle labels={{ copy: words.copyHost }} />
        </Row>
        <Row term={words.port}>
          {port > 0 ? <CopyField value={String(port)} labels={{ copy: words.copyPort }} /> : <Dash />}
        </Row>
        <Row term={words.user}>
          <CopyField value={instance.LoginUserName} labels={{ copy: words.copyUser }} />
        </Row>
        <Row term={words.password}>
          <SecretField
            reveal={async () => (await operations.revealPasswords(instance)).login}
            labels={{ copy: words.copyPassword }}
          />
        </Row>
      </Fields>
      <Text as="p" size="small" tone="secondary" spaceAbove={8}>
        {words.secret}
      </Text>
      {command !== null && (
        <Web>
          <LinkButton
            variant="outline"
            icon={<ExternalLinkIcon size={14} />}
            href={routes.terminal.to({ instanceName: instance.Container_name })}
            target="_blank"
          >
            {words.webSsh}
          </LinkButton>
        </Web>
      )}
    </Part>
  );
}

function Screen({ instance, operations, tools }: ToolsProps) {
  return (
    <Part>
      <h3>{words.vnc}</h3>
      <Fields>
        <Row term={words.address}>
          <CopyField value={`${instance.Url}:${instance.VncPort}`} labels={{ copy: words.copyAddress }} />
        </Row>
        <Row term={words.password}>
          <SecretField
            reveal={async () => (await operations.revealPasswords(instance)).vnc}
            labels={{ copy: words.copyPassword }}
          />
        </Row>
      </Fields>
      {tools.answer?.hasWebVnc === true && <WebVnc onOpen={() => operations.openWebVnc(instance)} />}
      {tools.answer?.hasWebVnc === false && (
        <Text as="p" size="small" tone="secondary" spaceAbove={8}>
          {words.noWebVnc}
        </Text>
      )}
    </Part>
  );
}

/** JupyterLab and its like as far as they run; nothing while it is asked, a sentence where it could not be learnt. */
function Tools({ tools: { answer, reason, busy } }: Pick<ToolsProps, 'tools'>) {
  const running = (answer?.plugins ?? []).filter(({ Status, Url }) => Status === PLUGIN_STATUS.running && Url !== '');
  if (busy || (reason === undefined && running.length === 0)) return null;
  return (
    <Part>
      <h3>{words.tools}</h3>
      {reason === undefined ? (
        <Cluster gap={8}>
          {running.map(({ Key, Name, Url }) => (
            <LinkButton key={Key} variant="outline" icon={<ExternalLinkIcon size={14} />} href={Url} target="_blank">
              {Name}
            </LinkButton>
          ))}
        </Cluster>
      ) : (
        <Text as="p" size="small" tone="secondary">
          {words.toolsFailed(reason)}
        </Text>
      )}
    </Part>
  );
}

/** What the drawer of a machine that runs holds. */
function Ways({ instance, operations }: Pick<ConnectDrawerProps, 'instance' | 'operations'>) {
  const tools = useAsked(() => operations.readTools(instance));
  return (
    <>
      <Tools tools={tools} />
      <Login instance={instance} operations={operations} />
      {instance.VncPort > 0 && <Screen instance={instance} operations={operations} tools={tools} />}
    </>
  );
}

/** How to reach a running instance: everything one click from the clipboard, passwords only on request. */
export function ConnectDrawer({ instance, operations, ...state }: ConnectDrawerProps) {
  const blocked = useActionReasons().blocked('connect', instance);
  return (
    <Drawer
      {...state}
      title={words.title(titleOf(instance))}
      footer={
        <LinkButton href={routes.instancePlugin.to({ instanceName: instance.Container_name })}>{words.all}</LinkButton>
      }
    >
      {blocked === null ? (
        <>
          <Ways instance={instance} operations={operations} />
        </>
      ) : (
        <Alert tone="warn">{words.unavailable(blocked)}</Alert>
      )}
    </Drawer>
  );
}
