export { focusOutline, focusRing } from './focus';
export { media } from './media';
export { spin } from './motion';
export { scannableCode } from './scannable-code';
export { touchTarget } from './target';
export { ellipsis, text, visuallyHidden } from './text';
