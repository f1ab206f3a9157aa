import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

/** Where the library draws. */
export const TerminalPlace = styled.div`
  height: 100%;
  font-family: ${vars.font.family.mono};
`;
