export { isOfInputMethod } from '../../hooks/useComposition';
