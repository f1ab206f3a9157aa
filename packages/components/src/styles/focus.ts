import { vars } from '@compute-market/tokens';

const line = `outline: ${vars.border.width.strong} solid ${vars.color.border.focus};`;

/** The house's keyboard focus of a box: a line close around it, apart from its edge, which may have the same colour. The soft shadow of a field is too pale to be seen alone. */
export const focusRing = `
  ${line}
  outline-offset: ${vars.border.width.default};
`;

/** Focus of links and bare icons, whose box ends at their letters. */
export const focusOutline = `
  ${line}
  outline-offset: ${vars.space[2]};
`;
