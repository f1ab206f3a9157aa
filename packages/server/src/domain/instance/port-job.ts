import { INSTANCE_EVENT } from '@compute-market/contract/entities/instance-event';
import { INSTANCE_PORT_STATUS, PORT_KIND } from '@compute-market/contract/entities/instance-port';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { instance } from '../../db/schema/instance';
import { instancePort } from '../../db/schema/instance-port';
import type { Services } from '../../http/handler';
import { defineOutsideJob } from '../../jobs/job';
import { recordEvent } from './events';
import { portJob } from './job-names';
import { probedPort, type PortRow } from './port-rows';
import { openedPortAt } from './ports';
import type { InstanceRow } from './state';
import { askForChange, hasMachine, orRefusal, type RefusedChange } from './machine-change';

/** How often a machine that cannot take a port yet is looked at. */
const watchMs = 2000;

interface PortPayload {
  readonly portId: number;
  /** Milliseconds since 1970; names the change. */
  readonly requestedAt: number;
}

/** What came of one try. */
type Outcome = { readonly end: 'done' | 'later' } | RefusedChange;

/** A port in the words of an event. */
export const portText = (
  { gpuIndexes }: Pick<InstanceRow, 'gpuIndexes'>,
  { name, inner, slot, kind }: PortRow,
): string =>
  `${name}，内网端口 ${inner}，${kind === PORT_KIND.http ? 'HTTP' : `外网端口 ${openedPortAt(gpuIndexes, slot)}`}`;

/** Asks for what a row says now; `requestedAt` of the row names it. */
export const askForPort = (tx: Tx, { id, requestedAt }: Pick<PortRow, 'id' | 'requestedAt'>): Promise<void> =>
  askForChange<PortPayload>(tx, { kind: portJob, of: id, payload: { portId: id }, requestedAt });

/** What is to be done; null when something later was asked for, it is done, or the machine is over. */
async function askedOf(tx: Tx, { portId, requestedAt }: PortPayload) {
  const [found] = await tx
    .select({ port: instancePort, row: instance })
    .from(instancePort)
    .innerJoin(instance, eq(instance.id, instancePort.instanceId))
    .where(eq(instancePort.id, portId));
  if (found?.port.requestedAt.getTime() !== requestedAt || found.port.state === INSTANCE_PORT_STATUS.open) return null;
  return hasMachine(found.row) ? found : null;
}

async function tryPort({ port, row }: { port: PortRow; row: InstanceRow }, { compute }: Services): Promise<Outcome> {
  const probed = probedPort(row, port);
  if (port.state === INSTANCE_PORT_STATUS.closing)
    return { end: (await compute.closePort(row.name, probed.port, port.requestedAt)) ? 'done' : 'later' };
  return orRefusal<Outcome>(async () => {
    const isOpen = await compute.openPort(row.name, probed, port.requestedAt);
    return { end: isOpen ? 'done' : 'later' };
  });
}

/** Writes down what came of it, unless something later was asked for meanwhile. */
async function finish(tx: Tx, { portId, requestedAt }: PortPayload, outcome: Outcome, { clock }: Services) {
  const [of] = await tx.select({ id: instancePort.instanceId }).from(instancePort).where(eq(instancePort.id, portId));
  if (of === undefined) return;
  // First the instance, then the port, as the calls lock them.
  const [row] = await tx.select().from(instance).where(eq(instance.id, of.id)).for('update');
  const [port] = await tx
    .select()
    .from(instancePort)
    .where(and(eq(instancePort.id, portId), eq(instancePort.requestedAt, new Date(requestedAt))))
    .for('update');
  if (row === undefined || port === undefined || port.state === INSTANCE_PORT_STATUS.open) return;
  const closes = port.state === INSTANCE_PORT_STATUS.closing;
  const stays = !closes && outcome.end === 'done';
  const own = eq(instancePort.id, portId);
  if (stays) await tx.update(instancePort).set({ state: INSTANCE_PORT_STATUS.open }).where(own);
  else await tx.delete(instancePort).where(own);
  await recordEvent(tx, {
    instance: row,
    kind: closes ? INSTANCE_EVENT.portClosed : stays ? INSTANCE_EVENT.portOpened : INSTANCE_EVENT.portOpenFailed,
    at: clock.now(),
    details: { change: portText(row, port), ...(outcome.end === 'refused' ? { reason: outcome.reason } : {}) },
  });
}

/** Has the provider open or close one port of a machine. */
export const portJobKind = defineOutsideJob<PortPayload, Outcome | null>(
  portJob,
  {
    async outside(payload, services) {
      const asked = await services.database.transaction((tx) => askedOf(tx, payload));
      return asked && tryPort(asked, services);
    },
    async work(tx, payload, outcome, services) {
      if (outcome === null) return undefined;
      if (outcome.end === 'later') return { again: new Date(services.clock.now().getTime() + watchMs) };
      await finish(tx, payload, outcome, services);
      return undefined;
    },
  },
  { lane: 'machines' },
);
