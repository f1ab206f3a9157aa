export type { VipLevel } from '../vip-metal';
export { VipMedal } from './VipMedal';
export type { VipMedalProps } from './VipMedal';
