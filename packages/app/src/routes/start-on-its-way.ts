import { routes } from '@compute-market/contract/routes';
import { serverNow } from '../state/clock';

/** What was asked for: a new machine, a kept disk, or a machine that was shut down. The first two were paid for. */
export type StartOrigin = 'order' | 'kept' | 'shutdown';

/** What the instance will not tell if its start fails: the host that was chosen for it, and whose disk it goes on with. */
interface Asked {
  readonly host?: string | undefined;
  readonly disk?: string;
}

/** The address that follows a start that was just asked for, until the machine runs. */
export const startOnItsWay = (instanceName: string, from: StartOrigin, { host, disk }: Asked = {}): string =>
  routes.restartInstance.to({
    instance_name: instanceName,
    mode: 'progress',
    from,
    host: host || undefined,
    disk,
    since: serverNow(),
  });
