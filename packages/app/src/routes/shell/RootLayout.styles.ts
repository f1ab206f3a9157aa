import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

/** Keeps the legal links below the fold while a page is still coming. */
export const Main = styled.main`
  min-height: calc(100vh - ${vars.size.frame.bar});
  outline: none;
`;

/* As high as the footer, which comes after the screen. */
export const FooterPlace = styled.div`
  min-height: 76px;
`;
