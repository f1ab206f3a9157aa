import type { UserSubAccount } from '@compute-market/contract/entities/user';
import type { SubRight } from '@compute-market/contract/rules/sub-right';
import type { Viewer } from './viewer';

/** Whether an account has a right: all have but a sub-account whose main account has not granted it (decisions 126). */
export const hasRight = (account: UserSubAccount | null | undefined, right: SubRight): boolean =>
  account?.Rights?.includes(right) ?? true;

/** Whether this viewer may do what needs the right. */
export const mayDo = (viewer: Viewer, right: SubRight): boolean =>
  !('user' in viewer) || hasRight(viewer.user.SubAccount, right);
