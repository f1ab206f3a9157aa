export { Banner, OfflineBanner } from './Banner';
export type { BannerProps, OfflineBannerProps } from './Banner';
