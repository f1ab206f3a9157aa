import { Alert } from '@compute-market/components/alert';
import { Card } from '@compute-market/components/card';
import { CopyField } from '@compute-market/components/copy-field';
import { SecretField } from '@compute-market/components/secret-field';
import type { ReactNode } from 'react';
import { Fields, Guide, Guides } from './CloudDiskScreen.styles';
import { isExpired, mountCommand, sftpCommand, type Disk } from './disk-facts';
import { messages } from './messages';

const words = messages.connect;

const Row = ({ term, children }: { term: string; children: ReactNode }) => (
  <>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </>
);

interface ConnectionProps {
  disk: Disk;
  /** The server's time, seconds. */
  now: number;
  /** Fetches the password, when someone wants to see it. */
  onReveal: () => Promise<string>;
}

/** How to reach the disk: everything one click from the clipboard, the password only on request. */
export function Connection({ disk, now, onReveal }: ConnectionProps) {
  return (
    <Card title={words.title} meta={words.meta}>
      {isExpired(disk, now) ? (
        <Alert tone="warn">{words.blocked}</Alert>
      ) : (
        <Fields>
          <Row term={words.command}>
            <CopyField value={sftpCommand(disk)} middle labels={{ copy: words.copyCommand }} />
          </Row>
          <Row term={words.host}>
            <CopyField value={disk.Host} middle labels={{ copy: words.copyHost }} />
          </Row>
          <Row term={words.port}>
            <CopyField value={String(disk.Port)} labels={{ copy: words.copyPort }} />
          </Row>
          <Row term={words.user}>
            <CopyField value={disk.UserName} labels={{ copy: words.copyUser }} />
          </Row>
          <Row term={words.password}>
            <SecretField reveal={onReveal} labels={{ copy: words.copyPassword }} />
          </Row>
        </Fields>
      )}
    </Card>
  );
}

const Steps = ({ steps }: { steps: readonly string[] }) => (
  <ol>
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
);

/** Three ways to use it. */
export function HowTo({ disk }: { disk: Disk }) {
  const { title, desktop, desktopSteps, terminal, terminalSteps, mount, mountSteps } = messages.guide;
  return (
    <Card title={title}>
      <Guides>
        <Guide>
          <h3>{desktop}</h3>
          <Steps steps={desktopSteps} />
        </Guide>
        <Guide>
          <h3>{terminal}</h3>
          <Steps steps={terminalSteps} />
        </Guide>
        <Guide>
          <h3>{mount}</h3>
          <Steps steps={mountSteps} />
          <CopyField value={mountCommand(disk)} middle labels={{ copy: words.copyMount }} />
        </Guide>
      </Guides>
    </Card>
  );
}
