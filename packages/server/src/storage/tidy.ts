import { hourMs } from '@compute-market/contract/rules/time-units';
import { and, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { storedFile } from '../db/schema/file';
import { defineOutsideJob } from '../jobs/job';

const unusedMs = 24 * hourMs;
/** Files in one run; the next comes at once when there are more. */
const batch = 100;

/** Every hour removes files that were given up, and those that nothing came to use within a day (an upload without its ticket). */
export const tidyFiles = defineOutsideJob<unknown, readonly string[]>(
  'file.tidy',
  {
    async outside(_payload, { database, clock, files }) {
      const now = clock.now();
      const names = await database.transaction(async (tx) => {
        const unused = and(isNull(storedFile.usedAt), lt(storedFile.createdAt, new Date(now.getTime() - unusedMs)));
        const found = await tx
          .select({ name: storedFile.name })
          .from(storedFile)
          .where(or(isNotNull(storedFile.removedAt), unused))
          .limit(batch)
          .for('update', { skipLocked: true });
        const list = found.map(({ name }) => name);
        // From here on nothing can begin to use them.
        if (list.length > 0) await tx.update(storedFile).set({ removedAt: now }).where(inArray(storedFile.name, list));
        return list;
      });
      for (const name of names) await files.remove(name);
      return names;
    },
    async work(tx, _payload, names, { clock }) {
      if (names.length > 0) await tx.delete(storedFile).where(inArray(storedFile.name, [...names]));
      return { again: new Date(clock.now().getTime() + (names.length === batch ? 0 : hourMs)) };
    },
  },
  { lane: 'upkeep', standing: true },
);
