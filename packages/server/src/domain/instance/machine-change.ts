import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import type { Tx } from '../../db/database';
import { MachineRefusal } from '../../fleet/provider';
import { enqueue } from '../../jobs/job';

const { running, restarting, restartFailed, shutDown } = INSTANCE_STATUS;
const withMachine: readonly number[] = [running, restarting, restartFailed, shutDown];

/** Whether a rental has a machine, whatever that does. */
export const hasMachine = ({ status }: { readonly status: number }): boolean => withMachine.includes(status);

/** A change that the provider refused. */
export interface RefusedChange {
  readonly end: 'refused';
  /** A Chinese clause. */
  readonly reason: string;
}

/** What came of asking the provider for a change, its refusal included. */
export async function orRefusal<Outcome>(ask: () => Promise<Outcome>): Promise<Outcome | RefusedChange> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof MachineRefusal)) throw error;
    return { end: 'refused', reason: error.message };
  }
}

interface Change<Payload> {
  /** Of the job that has the provider make it. */
  readonly kind: string;
  /** What is changed, among all that jobs of this kind change. */
  readonly of: number | string;
  readonly payload: Omit<Payload, 'requestedAt'>;
  readonly requestedAt: Date;
}

/** Asks for what a row says now; `requestedAt` of the row names the change, in milliseconds since 1970. */
export const askForChange = <Payload extends { readonly requestedAt: number }>(
  tx: Tx,
  { kind, of, payload, requestedAt }: Change<Payload>,
): Promise<void> =>
  enqueue(tx, {
    kind,
    payload: { ...payload, requestedAt: requestedAt.getTime() },
    runAt: requestedAt,
    key: `${kind}:${of}:${requestedAt.getTime()}`,
  });
