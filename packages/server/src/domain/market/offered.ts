import { and, isNull } from 'drizzle-orm';
import { host } from '../../db/schema/market';

/** Hosts on which something may be rented: their operator offers them, and nothing says that they do not answer. */
export const isOffered = and(host.online, isNull(host.silentSince));

/** The same of a host that was read. */
export const offers = ({ online, silentSince }: Pick<typeof host.$inferSelect, 'online' | 'silentSince'>): boolean =>
  online && silentSince === null;
