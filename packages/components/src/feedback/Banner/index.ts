export { Banner, OfflineBanner } from './Banner';
export type { BannerProps } from './Banner';
