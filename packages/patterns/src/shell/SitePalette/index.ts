export { SitePalette, type SitePaletteProps } from './SitePalette';
export type { PaletteInstance } from './palette-groups';
export type { PaletteRecords } from './palette-records';
