import { isVerifiedName } from '@compute-market/contract/rules/invoice';
import { routes } from '@compute-market/contract/routes';
import type { Tx } from '../../db/database';
import { Refusal } from '../../http/refusal';
import { subjectsOf } from '../invoice/conditions';

type Subjects = Awaited<ReturnType<typeof subjectsOf>>;

/** Whom the customer is verified as: money goes to accounts in these names and nowhere else (decisions 64, 116). `unverified` tells somebody who is not what that means. */
export async function verifiedSubjects(tx: Tx, userId: number, unverified: string): Promise<Subjects> {
  const subjects = await subjectsOf(tx, userId);
  if (subjects.length === 0)
    throw new Refusal('VERIFICATION_REQUIRED', { reason: unverified, data: { route: routes.verification.to() } });
  return subjects;
}

/** Refuses an account that is in another name. */
export function requireVerifiedHolder(holder: string, subjects: Subjects): void {
  if (isVerifiedName(holder, subjects)) return;
  throw new Refusal('VERIFICATION_MISMATCH', {
    reason: `收款户名需与实名主体一致：${subjects.map(({ Name }) => Name).join('、')}`,
    data: { field: 'holder' },
  });
}
