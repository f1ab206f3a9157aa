import { INSTANCE_PORT_STATUS } from '@compute-market/contract/entities/instance-port';
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

const probed = (row: Pick<InstanceRow, 'gpuIndexes'>, ports: readonly PortRow[]): ProbedPort[] =>
  ports.map(({ slot, inner }) => ({ port: openedPortAt(row.gpuIndexes, slot), inner }));

/** The same as the provider knows it; without what is being closed. */
export const probedPortsOf = async (tx: Tx, row: Pick<InstanceRow, 'id' | 'gpuIndexes'>): Promise<ProbedPort[]> =>
  probed(
    row,
    (await portRowsOf(tx, row)).filter(({ state }) => state !== INSTANCE_PORT_STATUS.closing),
  );

/** What leads inside by now. */
export const openPortsOf = async (tx: Tx, row: Pick<InstanceRow, 'id' | 'gpuIndexes'>): Promise<ProbedPort[]> =>
  probed(
    row,
    (await portRowsOf(tx, row)).filter(({ state }) => state === INSTANCE_PORT_STATUS.open),
  );

/** A rental that goes on with a kept disk has its ports again; they are made with the machine. */
export async function copyPorts(tx: Tx, fromId: number, toId: number): Promise<void> {
  const rows = await tx
    .select()
    .from(instancePort)
    .where(and(eq(instancePort.instanceId, fromId), ne(instancePort.state, INSTANCE_PORT_STATUS.closing)));
  if (rows.length === 0) return;
  await tx.insert(instancePort).values(
    rows.map(({ slot, inner, name, requestedAt }) => ({
      instanceId: toId,
      slot,
      inner,
      name,
      requestedAt,
      state: INSTANCE_PORT_STATUS.open,
    })),
  );
}

/** The machine is over, and its ports with it. */
export async function forgetPorts(tx: Tx, { id }: Pick<InstanceRow, 'id'>): Promise<void> {
  await tx.delete(instancePort).where(eq(instancePort.instanceId, id));
}
