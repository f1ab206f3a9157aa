export { DieDrawing } from './DieDrawing';
export type { DieDrawingProps } from './DieDrawing';
