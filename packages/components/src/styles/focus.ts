import { vars } from '@compute-market/tokens';

/** The house's keyboard focus: a ring outside the box; forced colours get a real outline. */
export const focusRing = `
  outline: ${vars.border.width.strong} solid transparent;
  box-shadow: ${vars.shadow.focus};
`;

/** Focus of links and bare icons, where a shadow would not be seen. */
export const focusOutline = `
  outline: ${vars.border.width.strong} solid ${vars.color.border.focus};
  outline-offset: ${vars.space[2]};
`;
