export type { SubAccountInstancePage } from './data';
export { readSubAccountQuery, subAccountParameters } from './sub-account-query';
export type { SubAccountQuery } from './sub-account-query';
export { SubAccountInstancesScreen } from './SubAccountInstancesScreen';
export type { SubAccountInstancesScreenProps } from './SubAccountInstancesScreen';
