import type { User, VipInfo } from '@compute-market/contract/entities/user';
import type { VerificationState } from '@compute-market/contract/rules/verification';

/** What is known of the account that is logged in. */
export interface Customer {
  readonly user: User;
  /** Null until it has been read. */
  readonly vip: VipInfo | null;
  readonly verifications: readonly VerificationState[];
}

/** Who looks at the page. `unknown` has a session whose account has not been read yet (product §6). */
export type Viewer =
  | { readonly role: 'visitor' }
  | { readonly role: 'unknown' }
  | ({ readonly role: 'main' | 'sub' } & Customer);

/** What the application knows about its session. */
interface Known {
  readonly hasSession: boolean;
  readonly user: User | null;
  readonly vip: VipInfo | null;
  readonly verifications: readonly VerificationState[];
}

/** Reads the role from what is known: a sub-account is a user with a `SubAccount` (product §3). */
export function viewerOf({ hasSession, user, vip, verifications }: Known): Viewer {
  if (!hasSession) return { role: 'visitor' };
  if (user === null) return { role: 'unknown' };
  return { role: user.SubAccount ? 'sub' : 'main', user, vip, verifications };
}

/** The name to greet with: a sub-account's own, else the user's, else the masked phone. */
export const nameOf = ({ user }: Customer): string => user.SubAccount?.Name || user.Name || user.Phone;
