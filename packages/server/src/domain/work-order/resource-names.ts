import { and, inArray, ne } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { instance } from '../../db/schema/instance';
import type { Actor } from '../../http/handler';
import { visibleTo } from '../instance/find-instances';
import type { OrderRow } from './find-order';

const isMachine = ({ resourceType, resourceId }: OrderRow): boolean =>
  resourceId !== '' && (resourceType === 'kvm' || resourceType === 'docker');

/** The notes of the machines that tickets are about, by their names; those that have none, and those that the caller may not see, are missing. */
export async function resourceNames(
  tx: Tx,
  actor: Actor,
  rows: readonly OrderRow[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Set(rows.filter(isMachine).map(({ resourceId }) => resourceId));
  if (names.size === 0) return new Map();
  const found = await tx
    .select({ name: instance.name, note: instance.note })
    .from(instance)
    .where(and(visibleTo(actor), inArray(instance.name, [...names]), ne(instance.note, '')));
  return new Map(found.map(({ name, note }) => [name, note]));
}
