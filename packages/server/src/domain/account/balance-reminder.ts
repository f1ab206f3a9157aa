import { getBalanceReminder, setBalanceReminder } from '@compute-market/contract/calls/balance-reminder';
import { NOTICE_CHANNEL, NOTICE_EVENT } from '@compute-market/contract/enumerations';
import type { BalanceReminder } from '@compute-market/contract/entities/balance-reminder';
import { eq, sql } from 'drizzle-orm';
import { users } from '../../db/schema/account';
import { implement, requireActor, type Implementation } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { fenFromWire, wireYuan } from '../../platform/wire';
import { noticeSettingOf } from './notice-setting';

const columns = { settings: users.noticeSettings, topUpFen: users.preparedTopUpFen };
type Row = Pick<typeof users.$inferSelect, 'noticeSettings' | 'preparedTopUpFen'>;

function wireOf(
  row: { settings: Row['noticeSettings']; topUpFen: Row['preparedTopUpFen'] } | undefined,
): BalanceReminder {
  if (row === undefined) throw new Refusal('SESSION_INVALID');
  const { threshold, ...channels } = noticeSettingOf(row.settings)[NOTICE_EVENT.lowBalance];
  return {
    Threshold: threshold,
    TopUp: row.topUpFen === null ? null : wireYuan(row.topUpFen),
    On: Object.values(NOTICE_CHANNEL).some((channel) => channels[channel]),
  };
}

/** The sum below which a main account is told and the top-up that is prepared for it (decisions 115). */
export const balanceReminderCalls: Implementation[] = [
  implement(getBalanceReminder, async (_input, context) => {
    const { userId } = requireActor(context);
    const [row] = await context.transaction((tx) => tx.select(columns).from(users).where(eq(users.id, userId)));
    return wireOf(row);
  }),
  implement(setBalanceReminder, async ({ threshold, top_up }, context) => {
    const { userId } = requireActor(context);
    const event = NOTICE_EVENT.lowBalance;
    const [row] = await context.transaction((tx) =>
      tx
        .update(users)
        .set({
          preparedTopUpFen: top_up === null ? null : fenFromWire(top_up),
          // One field of one event, by the database: what is changed of the others meanwhile stays.
          noticeSettings: sql`${users.noticeSettings} || jsonb_build_object(${event}::text,
            coalesce(${users.noticeSettings} -> ${event}::text, '{}') || ${JSON.stringify({ threshold })}::jsonb)`,
        })
        .where(eq(users.id, userId))
        .returning(columns),
    );
    return wireOf(row);
  }),
];
