import { dayMs, hourMs } from '@compute-market/contract/rules/time-units';
import { and, isNull, lt } from 'drizzle-orm';
import {
  idempotency,
  loginChallenge,
  loginRecord,
  rateLimit,
  sandboxSms,
  sessions,
  smsCode,
} from '../../db/schema/account';
import { authenticator } from '../../db/schema/authenticator';
import { passkeyChallenge } from '../../db/schema/passkey';
import { wechatScan } from '../../db/schema/wechat';
import { sessionIsOver } from '../../http/session-end';
import { ago, defineTidy } from '../../jobs/retention';

/** An idempotency key is good for a day at least; a browser tab may sleep over a weekend. */
const keepAnswersMs = 7 * dayMs;
const keepLoginsMs = 180 * dayMs;

/**
 * Every hour removes what no longer counts: ended sessions, logins, authenticators and passkeys that were never finished, old codes and scans, run-out limits, old idempotency answers,
 * logins of half a year ago.
 */
export const tidyAccounts = defineTidy('account.tidy', hourMs, [
  { table: sessions, isOver: sessionIsOver },
  { table: loginChallenge, isOver: (now) => lt(loginChallenge.expiresAt, now) },
  {
    table: authenticator,
    isOver: (now) => and(isNull(authenticator.boundAt), lt(authenticator.startedAt, ago(now, dayMs))),
  },
  { table: passkeyChallenge, isOver: (now) => lt(passkeyChallenge.expiresAt, now) },
  { table: smsCode, isOver: (now) => lt(smsCode.expiresAt, ago(now, dayMs)) },
  { table: sandboxSms, isOver: (now) => lt(sandboxSms.createdAt, ago(now, dayMs)) },
  { table: wechatScan, isOver: (now) => lt(wechatScan.expiresAt, ago(now, dayMs)) },
  { table: rateLimit, isOver: (now) => lt(rateLimit.windowEndsAt, now) },
  { table: idempotency, isOver: (now) => lt(idempotency.createdAt, ago(now, keepAnswersMs)) },
  { table: loginRecord, isOver: (now) => lt(loginRecord.createdAt, ago(now, keepLoginsMs)) },
]);
