import { vars } from '@compute-market/tokens';
import { media } from './media';

/** Lets a small control be hit as if it were as large as a fingertip, without changing the layout. Needs a positioned box. */
export const touchTarget = `
  ${media.coarse} {
    &::after {
      content: '';
      position: absolute;
      top: 50%;
      left: 50%;
      width: max(100%, ${vars.size.control.touch});
      height: max(100%, ${vars.size.control.touch});
      transform: translate(-50%, -50%);
    }
  }
`;
