import {
  endLoginDevice,
  endOtherLoginDevices,
  getLoginDevices,
  getLoginRecords,
} from '@compute-market/contract/calls/login-device';
import { LOGIN_RESULT } from '@compute-market/contract/entities/login';
import { and, desc, eq, isNull, ne, not, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { loginRecord, sessions } from '../../db/schema/account';
import { implement, requireActor, type Actor, type Implementation } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { sessionIsOver } from '../../http/session-end';
import { wireTime } from '../../platform/wire';
import { dropSessions } from './end-sessions';

const mostDevices = 50;
/** Of logins, and of tries that came to nothing: strangers who try push no login of the owner out of sight. */
const mostRecords = 20;

/** Of the caller alone: a main account does not see its sub-accounts' browsers, nor they its. */
const own = (table: typeof sessions | typeof loginRecord, { userId, subAccountId }: Actor): SQL | undefined =>
  and(
    eq(table.userId, userId),
    subAccountId === null ? isNull(table.subAccountId) : eq(table.subAccountId, subAccountId),
  );

/** The newest logins of an account, or the newest tries that came to nothing. */
const newestRecords = (tx: Tx, actor: Actor, of: SQL): Promise<(typeof loginRecord.$inferSelect)[]> =>
  tx
    .select()
    .from(loginRecord)
    .where(and(own(loginRecord, actor), of))
    .orderBy(desc(loginRecord.createdAt), desc(loginRecord.id))
    .limit(mostRecords);

/** Where an account is signed in, and who came to it (screens B21). */
export const loginDeviceCalls: Implementation[] = [
  implement(getLoginDevices, async (_input, context) => {
    const actor = requireActor(context);
    // Those that let in no more are on their way out.
    const theirs = and(own(sessions, actor), not(sessionIsOver(context.services.clock.now())));
    return context.transaction(async (tx) => {
      const thisFirst = desc(sql`${sessions.id} = ${actor.sessionId}`);
      const rows = await tx
        .select()
        .from(sessions)
        .where(theirs)
        .orderBy(thisFirst, desc(sessions.lastSeenAt), desc(sessions.id))
        .limit(mostDevices);
      return {
        data: rows.map(({ id, publicId, browser, system, way, address, createdAt, lastSeenAt, ...end }) => ({
          Id: publicId,
          Browser: browser,
          System: system,
          Way: way,
          Address: address,
          CreateTime: wireTime(createdAt),
          LastTime: wireTime(lastSeenAt),
          StayUntil: end.staysSignedIn ? wireTime(end.expiresAt) : null,
          Current: id === actor.sessionId,
        })),
        total: await tx.$count(sessions, theirs),
      };
    });
  }),
  implement(endLoginDevice, async ({ device_id }, context) => {
    const actor = requireActor(context);
    const ended = await context.transaction((tx) => dropSessions(tx, actor, eq(sessions.publicId, device_id)));
    if (ended === 0) throw new Refusal('NOT_FOUND', { reason: '该设备已退出登录，请刷新列表' });
    return null;
  }),
  implement(endOtherLoginDevices, async (_input, context) => {
    const actor = requireActor(context);
    const ended = await context.transaction((tx) => dropSessions(tx, actor, ne(sessions.id, actor.sessionId)));
    return { EndedNum: ended };
  }),
  implement(getLoginRecords, async (_input, context) => {
    const actor = requireActor(context);
    const rows = await context.transaction(async (tx) => [
      ...(await newestRecords(tx, actor, eq(loginRecord.result, LOGIN_RESULT.success))),
      ...(await newestRecords(tx, actor, ne(loginRecord.result, LOGIN_RESULT.success))),
    ]);
    const newestFirst = rows.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
    return {
      data: newestFirst.map(({ id, browser, system, way, address, result, createdAt }) => ({
        Id: id,
        Browser: browser,
        System: system,
        Way: way,
        Address: address,
        Result: result,
        CreateTime: wireTime(createdAt),
      })),
    };
  }),
];
