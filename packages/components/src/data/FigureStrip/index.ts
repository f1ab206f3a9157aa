export { Figure, FigureCell, FigureStrip, FigureUnit } from './FigureStrip';
export type { FigureProps, FigureStripProps } from './FigureStrip';
