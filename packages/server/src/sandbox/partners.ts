import { and, asc, count, eq } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { users } from '../db/schema/account';
import { host } from '../db/schema/market';
import { appointPartner, dismissPartner, findUnusedMachines } from '../domain/partner/membership';
import type { Services } from '../http/handler';
import type { Fields } from './request';

const offeredMachines = 8;
const shownPartners = 20;
const machineField = 'host_';

/** The partners of the host, and the machines that can be given to one. */
export interface PartnerDesk {
  readonly partners: readonly { readonly userId: number; readonly userName: string; readonly machines: number }[];
  readonly unused: Awaited<ReturnType<typeof findUnusedMachines>>;
}

export async function findPartners(tx: Tx): Promise<PartnerDesk> {
  const partners = await tx
    .select({ userId: users.id, userName: users.name, machines: count(host.id) })
    .from(users)
    .leftJoin(host, eq(host.partnerUserId, users.id))
    .where(eq(users.isPartner, true))
    .groupBy(users.id)
    .orderBy(asc(users.id))
    .limit(shownPartners);
  return { partners, unused: await findUnusedMachines(tx, offeredMachines) };
}

/** The name of a machine's tick in the form. */
export const machineFieldOf = (hostId: number): string => machineField + String(hostId);

/** What the host's staff do about partners; a stale form does nothing. */
export async function decidePartner({ database, clock }: Services, fields: Fields): Promise<void> {
  const now = clock.now();
  if (fields.get('action') === 'dismiss') {
    const userId = Number(fields.get('user_id'));
    if (Number.isSafeInteger(userId)) await database.transaction((tx) => dismissPartner(tx, userId, now));
    return;
  }
  const phone = (fields.get('phone') ?? '').trim();
  const hostIds = [...fields.keys()]
    .filter((name) => name.startsWith(machineField))
    .map((name) => Number(name.slice(machineField.length)))
    .filter(Number.isSafeInteger);
  await database.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.phone, phone)));
    if (user !== undefined) await appointPartner(tx, user.id, hostIds, now);
  });
}
