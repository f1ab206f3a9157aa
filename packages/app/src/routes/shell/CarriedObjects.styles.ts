import { vars } from '@compute-market/tokens';
import { createGlobalStyle } from 'styled-components';
import { carriedName } from '../../navigation/carried-object';

/** Only the name moves: the page around it is no picture and takes presses meanwhile. */
export const CarriedStyle = createGlobalStyle`
  :root { view-transition-name: none; }
  ::view-transition { pointer-events: none; }
  ::view-transition-group(${carriedName}),
  ::view-transition-old(${carriedName}),
  ::view-transition-new(${carriedName}) {
    animation-duration: ${vars.duration.dialog};
    animation-timing-function: ${vars.easing.in};
  }
  [data-carried] { position: fixed; white-space: nowrap; pointer-events: none; }
`;
