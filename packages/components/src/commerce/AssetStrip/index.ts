export { AssetStrip } from './AssetStrip';
export type { AssetStripProps } from './AssetStrip';
