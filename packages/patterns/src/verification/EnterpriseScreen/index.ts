export { EnterpriseScreen } from './EnterpriseScreen';
export type { EnterpriseScreenProps } from './EnterpriseScreen';
