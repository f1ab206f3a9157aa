import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

/** In sight wherever the page was scrolled to. It takes room of its own, so that nothing lies over it where the style sheets are lost too. */
export const Place = styled.div`
  position: sticky;
  inset: 0 0 auto;
  z-index: ${vars.layer.toast};
`;
