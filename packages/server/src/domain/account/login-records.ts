import type { LoginResult, LoginWay } from '@compute-market/contract/entities/login';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { loginRecord } from '../../db/schema/account';
import type { CallContext, Services } from '../../http/handler';
import { deviceOf } from '../../platform/device';

/** What is known of a caller before it is known who calls. */
export interface Caller extends Pick<CallContext, 'address' | 'userAgent'> {
  readonly services: Pick<Services, 'clock' | 'ids'>;
}

/** Whose account somebody comes to, and by what way. */
export interface Entry {
  readonly userId: number;
  readonly subAccountId: number | null;
  readonly way: LoginWay;
}

/** Where an entry came from, as it is kept. */
export const originOf = ({ address, userAgent }: Caller, { way }: Entry) => ({ way, address, ...deviceOf(userAgent) });

/** Keeps that somebody came. Answers by what the record is found again. */
export async function recordLogin(tx: Tx, caller: Caller, entry: Entry, result: LoginResult): Promise<string> {
  const { clock, ids } = caller.services;
  const { userId, subAccountId } = entry;
  const id = ids.short();
  await tx
    .insert(loginRecord)
    .values({ id, userId, subAccountId, ...originOf(caller, entry), result, createdAt: clock.now() });
  return id;
}

/** Keeps that a password or a code was wrong. The same statement runs when there is no such account, so that the time it takes does not tell. */
export async function recordRefusal(
  tx: Tx,
  caller: Caller,
  { way, result }: { readonly way: LoginWay; readonly result: Exclude<LoginResult, 'success'> },
  account: { readonly userId: number; readonly subAccountId: number | null } | undefined,
): Promise<void> {
  const { clock, ids } = caller.services;
  const { browser, system } = deviceOf(caller.userAgent);
  await tx.execute(sql`
    insert into login_record (id, user_id, sub_account_id, way, address, browser, system, result, created_at)
    select ${ids.short()}, id, ${account?.subAccountId ?? null}::bigint, ${way}, ${caller.address}, ${browser}, ${system}, ${result}, ${clock.now().toISOString()}::timestamptz
    from users where id = ${account?.userId ?? 0}`);
}
