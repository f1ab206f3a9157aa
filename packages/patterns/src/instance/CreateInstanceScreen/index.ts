export { usageTerms } from './usage-choice';
export { blankForm } from './blank-form';
export { fitForm, isImageReplaced } from './choices';
export type { Market } from './choices';
export { CreateInstanceScreen } from './CreateInstanceScreen';
export type { CreateInstanceScreenProps } from './CreateInstanceScreen';
export { changeForm } from './form-view';
export { withContainerImage } from './container-image';
export { withOwnImages } from './own-images';
