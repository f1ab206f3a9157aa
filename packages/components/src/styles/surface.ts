import { vars } from '@compute-market/tokens';

const { border, color, radius } = vars;

/** The face of everything that stands on the page as a card. */
export const cardSurface = `
  border: ${border.width.default} solid ${color.border.default};
  border-radius: ${radius.md};
  background: ${color.surface.card};
`;
