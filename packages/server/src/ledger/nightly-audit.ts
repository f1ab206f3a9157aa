import { beijingOffsetMs, dayMs, hourMs } from '@compute-market/contract/rules/time-units';
import { desc, sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { ledgerAudit } from '../db/schema/ledger';
import type { Services } from '../http/handler';
import { Refusal } from '../http/refusal';
import { defineJob } from '../jobs/job';
import { audit } from './audit';

/** Past midnight in Beijing, when few are there: 03:30. */
const nightMs = 3.5 * hourMs;

function nextNight(now: Date): Date {
  const sinceNight = (now.getTime() + beijingOffsetMs - nightMs) % dayMs;
  return new Date(now.getTime() - sinceNight + dayMs);
}

/** Checks the books and writes down what was found. Empty means coherent. A difference is logged as an error and stops payouts. */
export async function auditAndNote(
  tx: Tx,
  { clock, logger, database }: Pick<Services, 'clock' | 'logger' | 'database'>,
): Promise<readonly string[]> {
  // Reading everything may take longer than any call may.
  if (database.engine === 'postgres') await tx.execute(sql`set local statement_timeout = 0`);
  const findings = await audit(tx);
  await tx.insert(ledgerAudit).values({ ranAt: clock.now(), findings });
  if (findings.length > 0) logger.error({ findings }, 'the books are not coherent: payouts are stopped');
  return findings;
}

/** The last check of the books; undefined before the first. */
export async function lastAudit(tx: Tx): Promise<typeof ledgerAudit.$inferSelect | undefined> {
  const [last] = await tx.select().from(ledgerAudit).orderBy(desc(ledgerAudit.id)).limit(1);
  return last;
}

/** Whether the last check of the books found nothing. */
export async function areBooksCoherent(tx: Tx): Promise<boolean> {
  return ((await lastAudit(tx))?.findings.length ?? 0) === 0;
}

/** Refuses to let money out of the house while the last check found a difference. Rentals go on. */
export async function requireCoherentBooks(tx: Tx): Promise<void> {
  if (await areBooksCoherent(tx)) return;
  throw new Refusal('INVALID_REQUEST', {
    reason: '账目核对发现差异，付款已暂停。请查明原因，运行 npm run audit:ledger 核对无误后再付款',
  });
}

const auditJob = defineJob(
  'ledger.audit',
  async (tx, _payload, services) => {
    await auditAndNote(tx, services);
    return { again: nextNight(services.clock.now()) };
  },
  { lane: 'upkeep', standing: true },
);

export const jobKinds = [auditJob];
