export { OwnImageDialog } from './OwnImageDialog';
export { isImageChanging } from './own-image-facts';
export { OwnImages } from './OwnImages';
export type { OwnImagesProps } from './OwnImages';
