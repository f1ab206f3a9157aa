import { hourMs } from '@compute-market/contract/rules/time-units';
import type { Implementation } from '../../http/handler';
import { defineJob, type JobKind } from '../../jobs/job';
import { machineIncome } from './income';
import { postFinishedDays } from './post-days';
import { settleMonths } from './settle';
import { changePayoutAccount, readPayoutAccount } from './payout-account';
import { listSettlementLines } from './settlement-lines';
import { answerSheet, listSettlements } from './settlements';

/** Past the hour, when a start just before midnight has come up or been paid back. */
const delayMs = 600_000;

/** Every hour posts the days that are over and keeps the sheets. */
const keepBooks = defineJob(
  'partner.books',
  async (tx, _payload, services) => {
    const now = services.clock.now();
    await postFinishedDays(tx, new Date(now.getTime() - delayMs));
    await settleMonths(tx, { ...services, clock: { now: () => new Date(now.getTime() - delayMs) } });
    return { again: new Date(Math.floor(now.getTime() / hourMs) * hourMs + hourMs + delayMs) };
  },
  { standing: true },
);

/** Income of those whose machines are rented out here (screens B20). */
export const implementations: Implementation[] = [
  machineIncome,
  listSettlements,
  listSettlementLines,
  answerSheet,
  readPayoutAccount,
  changePayoutAccount,
];

export const jobKinds: JobKind[] = [keepBooks];
