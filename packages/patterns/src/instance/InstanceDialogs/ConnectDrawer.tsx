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
import { blockedReason, isWindows, rdpAddress, sshCommand, titleOf } from '../../instance-facts';
import { Fields, Part, Web } from './ConnectDrawer.styles';
import type { DialogState } from './dialog-state';
import { messages } from './messages';
import type { InstanceOperations } from './operations';
import { useAsked } from './useAsked';

const words = messages.connect;

interface ConnectDrawerProps extends DialogState {
  instance: Instance;
  operations: Pick<InstanceOperations, 'revealPasswords' | 'openTerminal' | 'readTools'>;
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

/** Opens a terminal of the browser; the window itself is the application's business. */
function WebTerminal({ label, onOpen }: { label: string; onOpen: () => Promise<unknown> }) {
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
        {label}
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
      {command !== null && <WebTerminal label={words.webSsh} onOpen={() => operations.openTerminal(instance, 'ssh')} />}
    </Part>
  );
}

function Screen({ instance, operations }: Pick<ConnectDrawerProps, 'instance' | 'operations'>) {
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
      <WebTerminal label={words.webVnc} onOpen={() => operations.openTerminal(instance, 'vnc')} />
    </Part>
  );
}

/** JupyterLab and its like as far as they run; nothing while it is asked, a sentence where it could not be learnt. */
function Tools({ instance, operations }: Pick<ConnectDrawerProps, 'instance' | 'operations'>) {
  const { answer, reason, busy } = useAsked(() => operations.readTools(instance));
  const running = (answer ?? []).filter(({ Status, Url }) => Status === PLUGIN_STATUS.running && Url !== '');
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

/** How to reach a running instance: everything one click from the clipboard, passwords only on request. */
export function ConnectDrawer({ instance, operations, ...state }: ConnectDrawerProps) {
  const blocked = blockedReason('connect', instance);
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
          <Tools instance={instance} operations={operations} />
          <Login instance={instance} operations={operations} />
          {instance.VncPort > 0 && <Screen instance={instance} operations={operations} />}
        </>
      ) : (
        <Alert tone="warn">{words.unavailable(blocked)}</Alert>
      )}
    </Drawer>
  );
}
