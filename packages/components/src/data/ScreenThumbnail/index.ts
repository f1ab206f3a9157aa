export { ScreenThumbnail } from './ScreenThumbnail';
export type { ScreenState, ScreenThumbnailProps } from './ScreenThumbnail';
