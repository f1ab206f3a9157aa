export { focusOutline, focusRing } from './focus';
export { media } from './media';
export { spin } from './motion';
export { touchTarget } from './target';
export { ellipsis, text, visuallyHidden } from './text';
