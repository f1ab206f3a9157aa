import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { host } from '../../db/schema/market';
import type { RentalOrder } from './order';

/** What hosts say of new rentals on them (decisions 124, 144). */
interface HostPromises {
  readonly earlyRelease: boolean;
  readonly payAsYouGo: boolean;
}

const every = (column: typeof host.earlyRelease | typeof host.payAsYouGo) =>
  sql`coalesce(bool_and(${column}), false)`.mapWith(Boolean);

/**
 * What holds for a new rental wherever it is placed: every host that may take it says so, also those that are full or off line now, since that may
 * change before it is bought.
 */
export async function promisedWherever(
  tx: Tx,
  { containerType, specification: { gpuType, cpuModel }, district, kept, host: chosen }: RentalOrder,
): Promise<HostPromises> {
  const only = kept?.hostId ?? chosen?.id;
  const [all] = await tx
    .select({ earlyRelease: every(host.earlyRelease), payAsYouGo: every(host.payAsYouGo) })
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
  return all ?? { earlyRelease: false, payAsYouGo: false };
}
