export { EmptyDrawing, EMPTY_SUBJECTS } from './EmptyDrawing';
export type { EmptyDrawingProps, EmptySubject } from './EmptyDrawing';
