import { vars } from '@compute-market/tokens';

type Role = keyof typeof vars.text;

/** Size, line height and weight of a text role, and its colour where one is given. Not the `font` shorthand: that would reset the tabular figures. */
export const text = (role: Role, color?: string) => {
  const { size, line, weight } = vars.text[role];
  return `font-size: ${size}; line-height: ${line}; font-weight: ${weight};${color === undefined ? '' : ` color: ${color};`}`;
};

/** One line that ends in an ellipsis. */
export const ellipsis = 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap;';

/** Read by screen readers, not drawn. */
export const visuallyHidden =
  'position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; border: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap;';
