import { hourMs } from '@compute-market/contract/rules/time-units';
import type { Implementation } from '../../http/handler';
import { defineJob, type JobKind } from '../../jobs/job';
import { postingDelayMs } from './earnings';
import { machineIncome } from './income';
import { postFinishedDays } from './post-days';
import { settleMonths } from './settle';
import { changePayoutAccount, readPayoutAccount } from './payout-account';
import { listSettlementLines } from './settlement-lines';
import { answerSheet, listSettlements } from './settlements';

/** Every hour posts the days that are over and keeps the sheets. */
const keepBooks = defineJob(
  'partner.books',
  async (tx, _payload, services) => {
    const now = services.clock.now();
    await postFinishedDays(tx, new Date(now.getTime() - postingDelayMs));
    await settleMonths(tx, { ...services, clock: { now: () => new Date(now.getTime() - postingDelayMs) } });
    return { again: new Date(Math.floor(now.getTime() / hourMs) * hourMs + hourMs + postingDelayMs) };
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
