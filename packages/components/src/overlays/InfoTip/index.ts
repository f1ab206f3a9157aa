export { InfoTip } from './InfoTip';
export type { InfoTipProps } from './InfoTip';
