export { useCardCrop } from './useCardCrop';
