export { VipLevels } from './VipLevels';
export type { VipLevelsProps, VipLevelTerms } from './VipLevels';
