import { vars } from '@compute-market/tokens';
import { media } from './media';

/** Forced colours draw no shadow: without a line a popup would melt into the page behind it. */
export const popupEdge = `
  ${media.forcedColors} { border: ${vars.border.width.default} solid CanvasText; }
`;
