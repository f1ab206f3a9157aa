import { dayMs, hourMs } from '@compute-market/contract/rules/time-units';
import { lt, or } from 'drizzle-orm';
import {
  idempotency,
  loginChallenge,
  loginRecord,
  rateLimit,
  sandboxSms,
  sessions,
  smsCode,
} from '../../db/schema/account';
import { wechatScan } from '../../db/schema/wechat';
import { sessionIdleMs } from '../../http/auth';
import { defineJob } from '../../jobs/job';

/** An idempotency key is good for a day at least; a browser tab may sleep over a weekend. */
const keepAnswersMs = 7 * dayMs;
const keepLoginsMs = 180 * dayMs;

/**
 * Every hour removes what no longer counts: ended sessions, logins that were never finished, old codes and scans, run-out limits, old idempotency answers,
 * logins of half a year ago.
 */
export const tidyAccounts = defineJob(
  'account.tidy',
  async (tx, _payload, { clock }) => {
    const now = clock.now().getTime();
    const before = (milliseconds: number) => new Date(now - milliseconds);
    await tx
      .delete(sessions)
      .where(or(lt(sessions.expiresAt, before(0)), lt(sessions.lastSeenAt, before(sessionIdleMs))));
    await tx.delete(loginChallenge).where(lt(loginChallenge.expiresAt, before(0)));
    await tx.delete(smsCode).where(lt(smsCode.expiresAt, before(dayMs)));
    await tx.delete(sandboxSms).where(lt(sandboxSms.createdAt, before(dayMs)));
    await tx.delete(wechatScan).where(lt(wechatScan.expiresAt, before(dayMs)));
    await tx.delete(rateLimit).where(lt(rateLimit.windowEndsAt, before(0)));
    await tx.delete(idempotency).where(lt(idempotency.createdAt, before(keepAnswersMs)));
    await tx.delete(loginRecord).where(lt(loginRecord.createdAt, before(keepLoginsMs)));
    return { again: new Date(now + hourMs) };
  },
  { lane: 'upkeep', standing: true },
);
