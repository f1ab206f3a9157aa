export { bareButton, bareList } from './bare';
export { centred, column, row, wrappingRow } from './flex';
export { focusOutline, focusRing } from './focus';
export { media } from './media';
export { spin } from './motion';
export { scannableCode } from './scannable-code';
export { cardSurface } from './surface';
export { touchTarget } from './target';
export { ellipsis, text, visuallyHidden } from './text';
