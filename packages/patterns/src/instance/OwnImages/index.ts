export { OwnImageDialog } from './OwnImageDialog';
export type { OwnImageDialogProps } from './OwnImageDialog';
export { isImageChanging } from './own-image-facts';
export { expectedPriceText } from './own-image-price';
export { OwnImages } from './OwnImages';
export type { OwnImagesProps } from './OwnImages';
