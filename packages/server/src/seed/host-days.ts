import type { Tx } from '../db/database';
import { host, hostWatch } from '../db/schema/market';
import { dayAfter, dayOf } from '../platform/beijing-days';

const looksADay = 24;
const watchedDays = 70;
/** On these days before today a host was away for some hours. */
const away: Readonly<Record<string, { readonly day: number; readonly hours: number }>> = {
  bj03: { day: 4, hours: 1 },
  bj07: { day: 12, hours: 9 },
  cd02: { day: 19, hours: 5 },
  cd05: { day: 8, hours: 2 },
  gz04: { day: 6, hours: 30 },
  hz04: { day: 15, hours: 1 },
  hz09: { day: 2, hours: 3 },
};
/** Hosts that have not been there for so long, days. */
const young: Readonly<Record<string, number>> = { hz05: 9, bj08: 3, gz02: 16 };

/** How the hosts were found, hour by hour, before the server watched them itself. */
export async function writeHostDays(tx: Tx, now: Date): Promise<void> {
  const today = dayOf(now);
  const hosts = await tx.select({ id: host.id, name: host.name }).from(host);
  const found = hosts.flatMap(({ id, name }) =>
    Array.from({ length: young[name] ?? watchedDays }, (_, index) => {
      const missed = away[name]?.day === index + 1 ? Math.min(looksADay, away[name].hours) : 0;
      return { hostId: id, day: dayAfter(today, -1 - index), looks: looksADay, online: looksADay - missed };
    }),
  );
  const rowsAtOnce = 1_000;
  for (let from = 0; from < found.length; from += rowsAtOnce)
    await tx.insert(hostWatch).values(found.slice(from, from + rowsAtOnce));
}
