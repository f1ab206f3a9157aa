import { routes } from '@compute-market/contract/routes';
import { serverNow } from '../state/clock';

/** What was asked for: a new machine, a kept disk, or a machine that was shut down. The first two were paid for. */
export type StartOrigin = 'order' | 'kept' | 'shutdown';

/** The address that follows a start that was just asked for, until the machine runs. */
export const startOnItsWay = (instanceName: string, from: StartOrigin): string =>
  routes.restartInstance.to({ instance_name: instanceName, mode: 'progress', from, since: serverNow() });
