import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { host } from '../../db/schema/market';
import type { RentalOrder } from './order';

/**
 * Whether a new rental can be released early for its unused part wherever it is placed: every host that may take it says so, also those that are full
 * or off line now, since that may change before it is bought (decisions 124).
 */
export async function offersEarlyRelease(
  tx: Tx,
  { containerType, specification: { gpuType, cpuModel }, district, kept, host: chosen }: RentalOrder,
): Promise<boolean> {
  const only = kept?.hostId ?? chosen?.id;
  const [all] = await tx
    .select({ offered: sql`coalesce(bool_and(${host.earlyRelease}), false)`.mapWith(Boolean) })
    .from(host)
    .where(
      only !== undefined
        ? eq(host.id, only)
        : and(
            eq(host.gpuType, gpuType),
            eq(host.cpuModel, cpuModel),
            sql`${containerType} = any(${host.containerTypes})`,
            district ? eq(host.district, district) : undefined,
          ),
    );
  return all?.offered ?? false;
}
