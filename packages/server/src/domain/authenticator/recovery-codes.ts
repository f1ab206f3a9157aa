import {
  RECOVERY_CODE_COUNT,
  RECOVERY_CODE_LENGTH,
  tidyRecoveryCode,
} from '@compute-market/contract/entities/authenticator';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { recoveryCode } from '../../db/schema/authenticator';
import { tokenHash } from '../../http/auth';
import { toBase32 } from '../../platform/base32';
import type { Ids } from '../../platform/ids';

const groupLength = 4;

/** Eighty random bits, so that a plain hash is enough. */
const draw = (ids: Ids): string => toBase32(Buffer.from(ids.token(), 'base64url')).slice(0, RECOVERY_CODE_LENGTH);

const inGroups = (code: string): string => (code.match(new RegExp(`.{${groupLength}}`, 'g')) ?? []).join('-');

/** New recovery codes in place of the old ones, as they are told, once. */
export async function drawRecoveryCodes(tx: Tx, ids: Ids, userId: number, now: Date): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, () => draw(ids));
  await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
  await tx.insert(recoveryCode).values(codes.map((code) => ({ codeHash: tokenHash(code), userId, createdAt: now })));
  return codes.map(inGroups);
}

/** Spends one; false when it is none of this account's, or was used. Of several at once one gets through. */
export async function useRecoveryCode(tx: Tx, userId: number, typed: string): Promise<boolean> {
  const used = await tx
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.userId, userId), eq(recoveryCode.codeHash, tokenHash(tidyRecoveryCode(typed)))))
    .returning({ userId: recoveryCode.userId });
  return used.length > 0;
}

/** How many are left. */
export const countRecoveryCodes = (tx: Tx, userId: number): Promise<number> =>
  tx.$count(recoveryCode, eq(recoveryCode.userId, userId));
