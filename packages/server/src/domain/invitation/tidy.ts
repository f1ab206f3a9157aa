import { dayMs } from '@compute-market/contract/rules/time-units';
import { lt } from 'drizzle-orm';
import { invitation } from '../../db/schema/invitation';
import { ago, defineTidy } from '../../jobs/retention';

/** So long whoever opens an old link is told what became of it, and an expired one can be sent again. */
const keepMs = 30 * dayMs;

/** Every day removes what ended long ago, with the phones in it. */
export const tidyInvitations = defineTidy('invitation.tidy', dayMs, [
  { table: invitation, isOver: (now) => lt(invitation.expiresAt, ago(now, keepMs)) },
]);
