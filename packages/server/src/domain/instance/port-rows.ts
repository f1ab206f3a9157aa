import { INSTANCE_PORT_STATUS, PORT_KIND } from '@compute-market/contract/entities/instance-port';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { instancePort } from '../../db/schema/instance-port';
import type { ProbedPort } from '../../fleet/provider';
import { openedPortAt } from './ports';
import type { InstanceRow } from './state';

export type PortRow = typeof instancePort.$inferSelect;

/** What the owner of an instance opened, by the port inside. */
export const portRowsOf = (tx: Tx, { id }: Pick<InstanceRow, 'id'>): Promise<PortRow[]> =>
  tx.select().from(instancePort).where(eq(instancePort.instanceId, id)).orderBy(asc(instancePort.inner));

/** An opened port as the provider knows it. */
export const probedPort = (
  { gpuIndexes }: Pick<InstanceRow, 'gpuIndexes'>,
  { slot, inner, kind }: Pick<PortRow, 'slot' | 'inner' | 'kind'>,
): ProbedPort => ({
  port: openedPortAt(gpuIndexes, slot),
  inner,
  ...(kind === PORT_KIND.http ? { isPrivate: true } : {}),
});

/** The same as the provider knows them; without what is being closed. */
export const probedPortsOf = async (tx: Tx, row: Pick<InstanceRow, 'id' | 'gpuIndexes'>): Promise<ProbedPort[]> =>
  (await portRowsOf(tx, row))
    .filter(({ state }) => state !== INSTANCE_PORT_STATUS.closing)
    .map((port) => probedPort(row, port));

/** What leads inside by now, from a public address. */
export const openPortsOf = async (tx: Tx, row: Pick<InstanceRow, 'id' | 'gpuIndexes'>): Promise<ProbedPort[]> =>
  (await portRowsOf(tx, row))
    .filter(({ state, kind }) => state === INSTANCE_PORT_STATUS.open && kind === PORT_KIND.tcp)
    .map((port) => probedPort(row, port));

/** A rental that goes on with a kept disk has its ports again; they are made with the machine. */
export async function copyPorts(tx: Tx, fromId: number, toId: number): Promise<void> {
  const rows = await tx
    .select()
    .from(instancePort)
    .where(and(eq(instancePort.instanceId, fromId), ne(instancePort.state, INSTANCE_PORT_STATUS.closing)));
  if (rows.length === 0) return;
  await tx.insert(instancePort).values(
    rows.map(({ slot, inner, name, kind, requestedAt }) => ({
      instanceId: toId,
      slot,
      inner,
      name,
      kind,
      requestedAt,
      state: INSTANCE_PORT_STATUS.open,
    })),
  );
}

/** The machine is over, and its ports with it. */
export async function forgetPorts(tx: Tx, { id }: Pick<InstanceRow, 'id'>): Promise<void> {
  await tx.delete(instancePort).where(eq(instancePort.instanceId, id));
}
