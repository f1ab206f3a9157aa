export { VipUpgrade } from './VipUpgrade';
export type { VipUpgradeProps } from './VipUpgrade';
