export type { SubAccountInstancePage } from './data';
export { subAccountQuery } from './sub-account-query';
export type { SubAccountQuery } from './sub-account-query';
export { SubAccountInstancesScreen } from './SubAccountInstancesScreen';
export type { SubAccountInstancesScreenProps } from './SubAccountInstancesScreen';
