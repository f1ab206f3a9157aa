export { AssetStrip } from './AssetStrip';
export type { AssetRunway, AssetStripProps } from './AssetStrip';
