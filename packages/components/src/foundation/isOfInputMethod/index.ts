export { isOfInputMethod } from './isOfInputMethod';
