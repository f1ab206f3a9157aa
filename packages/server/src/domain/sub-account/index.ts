import type { Implementation } from '../../http/handler';
import { changeCalls } from './change';
import { subAccountInstanceCalls } from './instances';
import { listSubAccounts } from './list';
import { answerSetSubAccountRights } from './set-sub-account-rights';
import { answerMoveInstances } from './move-instances';

/** Sub-accounts: who may spend a main account's money, and up to how much (product §6; decisions 18). */
export const implementations: Implementation[] = [
  listSubAccounts,
  ...changeCalls,
  ...subAccountInstanceCalls,
  answerSetSubAccountRights,
  answerMoveInstances,
];
