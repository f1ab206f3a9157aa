import type { Instance } from '@compute-market/contract/entities/instance';
import type { SubAccount } from '@compute-market/contract/entities/sub-account';
import { extremeSubAccounts, subAccounts } from '../../account/SubAccounts/fixtures';
import { instances, longInstances } from '../DashboardScreen/fixtures';

export { now } from '../DashboardScreen/fixtures';

export const accounts: readonly SubAccount[] = subAccounts;
export const extremeAccounts: readonly SubAccount[] = [...extremeSubAccounts, ...subAccounts];

/** What the team rented. */
export const rows: readonly Instance[] = instances.filter(({ SubAccountName }) => SubAccountName !== '');
export const longRows: readonly Instance[] = longInstances.slice(0, 5);
