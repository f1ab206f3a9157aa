/** Typed mirror of the custom properties: `vars.color.action.default === 'var(--cm-color-action-default)'`. */
export { vars } from './vars';
/** Raw values for JavaScript: px, ms and plain numbers. The two groups that scripts mostly need can be had without the others. */
export { breakpoint, duration, numbers } from './generated/numbers';
/** The stylesheet of another brand, from its colour, corners and typeface. */
export { brandTheme, type BrandChoice } from './brand-theme';
