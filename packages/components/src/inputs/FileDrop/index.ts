export { FileDrop } from './FileDrop';
export type { FileDropProps } from './FileDrop';
export type { Upload, UploadedFile } from './useUploads';
