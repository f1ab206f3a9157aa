export { RechargeScreen } from './RechargeScreen';
export type { RechargeScreenProps } from './RechargeScreen';
