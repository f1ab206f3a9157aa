import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

/** In sight wherever the page was scrolled to. */
export const Place = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${vars.layer.toast};
`;
