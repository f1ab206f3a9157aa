import { vars } from '@compute-market/tokens';
import { createGlobalStyle } from 'styled-components';
import { KEPT_MARK } from './kept-mark';

/** What was pressed before the app stands looks as if it works (keep-press.ts). */
export const KeptPressStyle = createGlobalStyle`
  [${KEPT_MARK}] {
    opacity: ${vars.opacity.dimmed};
  }
  :has(> [${KEPT_MARK}]) {
    cursor: progress;
  }
`;
