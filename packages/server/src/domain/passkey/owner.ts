import { maskPhone } from '@compute-market/contract/rules/phone';
import { and, eq, isNull } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Tx } from '../../db/database';
import { subAccounts, users } from '../../db/schema/account';
import type { Actor, CallContext } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { tellPhone } from '../authenticator/own-account';

/** The main account or sub-account that a passkey lets in. */
export interface PasskeyOwner {
  readonly userId: number;
  readonly subAccountId: number | null;
  /** The main account's. */
  readonly phone: string;
  readonly name: string;
  /** Of a sub-account; null for a main account. */
  readonly subName: string | null;
}

/** Finds the owner; refuses one that is gone. */
export async function ownerOfPasskeys(
  tx: Tx,
  { userId, subAccountId }: Pick<Actor, 'userId' | 'subAccountId'>,
): Promise<PasskeyOwner> {
  const [found] = await tx
    .select({ phone: users.phone, name: users.name, subName: subAccounts.name })
    .from(users)
    .leftJoin(subAccounts, and(eq(subAccounts.id, subAccountId ?? 0), isNull(subAccounts.deletedAt)))
    .where(and(eq(users.id, userId), isNull(users.closedAt)));
  if (found === undefined || (subAccountId !== null && found.subName === null)) throw new Refusal('SESSION_INVALID');
  return { ...found, userId, subAccountId };
}

/** What a device keeps of the owner beside the passkey: says nothing of the person, and is the same for every passkey of it. */
export const handleOf = ({ userId, subAccountId }: Pick<Actor, 'userId' | 'subAccountId'>): string =>
  createHash('sha256')
    .update(`passkey:${userId}/${subAccountId ?? ''}`)
    .digest('base64url');

/** Under which name a device shows the passkey. */
export const shownName = ({ phone, subName }: PasskeyOwner): string =>
  subName === null ? maskPhone(phone) : `${subName}@${maskPhone(phone)}`;

/** Tells the main account's phone what became of a passkey of it or of its sub-account. */
export const tellOwner = (tx: Tx, context: CallContext, owner: PasskeyOwner, news: string): Promise<void> =>
  tellPhone(
    tx,
    context,
    { id: owner.userId, phone: owner.phone },
    owner.subName === null ? news : `的子账号 ${owner.subName} ${news}`,
  );
