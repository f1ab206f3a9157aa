export { ImagePicker } from './ImagePicker';
export type { PickableImage } from './ImagePicker';
