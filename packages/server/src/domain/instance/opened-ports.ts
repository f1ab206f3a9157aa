import { closePort, getPorts, openPort } from '@compute-market/contract/calls/port';
import { INSTANCE_EVENT } from '@compute-market/contract/entities/instance-event';
import {
  INSTANCE_PORT_STATUS,
  INSTANCE_PORTS_MAX,
  PORT_KIND,
  type InstancePorts,
} from '@compute-market/contract/entities/instance-port';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { instancePort } from '../../db/schema/instance-port';
import { host } from '../../db/schema/market';
import { needsMachines } from '../../fleet/needs-machines';
import { gatewayOf } from '../../gateway/address';
import { implementOwn, type CallContext, type Implementation } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { findImage } from '../market/read-catalogue';
import { publicPorts } from './check-ports';
import { recordEvent } from './events';
import { ownInstance } from './find-instances';
import { askForPort, portText } from './port-job';
import { portRowsOf, type PortRow } from './port-rows';
import { openedPortAt } from './ports';
import { requireSettledMachine } from './settled-machine';
import type { InstanceRow } from './state';
import { withinRental } from './stop-plan-job';

const slots = Array.from({ length: INSTANCE_PORTS_MAX }, (_, slot) => slot);

async function portsWire(tx: Tx, row: InstanceRow, { services }: CallContext): Promise<InstancePorts> {
  const [place] = await tx.select({ address: host.address }).from(host).where(eq(host.id, row.hostId));
  const rows = withinRental.includes(row.status) ? await portRowsOf(tx, row) : [];
  return {
    data: rows.map(({ inner, slot, name, kind, state }) => ({
      Inner: inner,
      Port: kind === PORT_KIND.http ? 0 : openedPortAt(row.gpuIndexes, slot),
      Name: name,
      Kind: kind,
      Status: state,
    })),
    Url: place?.address ?? '',
    Http: gatewayOf(services.config) !== null,
  };
}

/** Refuses a port that the machine came with, that is open by another name, or that is one too many. */
async function requireFree(tx: Tx, row: InstanceRow, rows: readonly PortRow[], inner: number): Promise<void> {
  const image = await findImage(tx, row.imageKey);
  if (image && publicPorts({ row, image }).some((port) => port.inner === inner))
    throw new Refusal('CONFLICT', { reason: `端口 ${inner} 随实例已经开放，地址见「端口映射」，请填写其他端口` });
  const same = rows.find((port) => port.inner === inner);
  if (same?.state === INSTANCE_PORT_STATUS.closing)
    throw new Refusal('CONFLICT', { reason: `端口 ${inner} 正在关闭，请稍候再开放` });
  if (same) throw new Refusal('CONFLICT', { reason: `端口 ${inner} 已开放，名称为「${same.name}」，请填写其他端口` });
  if (rows.length >= INSTANCE_PORTS_MAX)
    throw new Refusal('STATE_CONFLICT', { reason: `最多开放 ${INSTANCE_PORTS_MAX} 个端口，请先关闭不用的端口` });
}

const read = implementOwn(getPorts, async (tx, input, context) =>
  portsWire(tx, await ownInstance(tx, context.actor, input.instance_name), context),
);

const open = implementOwn(openPort, async (tx, { instance_name, inner, name, kind = PORT_KIND.tcp }, context) => {
  if (kind === PORT_KIND.http && gatewayOf(context.services.config) === null)
    throw new Refusal('NOT_AVAILABLE', { reason: '当前环境不提供 HTTP 端口，请开放 TCP 端口' });
  const row = await ownInstance(tx, context.actor, instance_name);
  await requireSettledMachine(tx, row, '端口');
  const rows = await portRowsOf(tx, row);
  const isAsked = (port: PortRow) =>
    port.inner === inner && port.name === name && port.kind === kind && port.state !== INSTANCE_PORT_STATUS.closing;
  if (rows.some(isAsked)) return portsWire(tx, row, context);
  await requireFree(tx, row, rows, inner);
  const slot = slots.find((free) => rows.every((port) => port.slot !== free));
  if (slot === undefined) throw new Error(`no slot for a port of ${row.name}`);
  const now = context.services.clock.now();
  const [added] = await tx
    .insert(instancePort)
    .values({ instanceId: row.id, slot, inner, name, kind, state: INSTANCE_PORT_STATUS.opening, requestedAt: now })
    .returning();
  if (added === undefined) throw new Error(`no port for ${row.name}`);
  await askForPort(tx, added);
  await recordEvent(tx, {
    instance: row,
    kind: INSTANCE_EVENT.portOpen,
    at: now,
    details: { change: portText(row, added) },
  });
  return portsWire(tx, row, context);
});

const close = implementOwn(closePort, async (tx, { instance_name, inner }, context) => {
  const row = await ownInstance(tx, context.actor, instance_name);
  await requireSettledMachine(tx, row, '端口');
  const known = (await portRowsOf(tx, row)).find((port) => port.inner === inner);
  if (known === undefined || known.state === INSTANCE_PORT_STATUS.closing) return portsWire(tx, row, context);
  const now = context.services.clock.now();
  // Never the moment at which it was opened: the moment names the change.
  const requestedAt = new Date(Math.max(now.getTime(), known.requestedAt.getTime() + 1));
  const [closing] = await tx
    .update(instancePort)
    .set({ state: INSTANCE_PORT_STATUS.closing, requestedAt })
    .where(and(eq(instancePort.id, known.id), eq(instancePort.requestedAt, known.requestedAt)))
    .returning();
  if (closing === undefined) throw new Refusal('STATE_CONFLICT');
  await askForPort(tx, closing);
  await recordEvent(tx, {
    instance: row,
    kind: INSTANCE_EVENT.portClose,
    at: now,
    details: { change: portText(row, known) },
  });
  return portsWire(tx, row, context);
});

/** Ports that the owner of an instance opens by itself (decisions 121, 139). */
export const openedPortCalls: Implementation[] = [read, needsMachines(open), needsMachines(close)];
