import { media } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { size, space } = vars;

export const Room = styled.div`
  > h1 { margin-bottom: ${space[16]}; }
  &:not([data-framed]) {
    max-width: calc(${size.frame.store} + 2 * ${size.frame.gutter});
    margin: 0 auto;
    padding: ${space[24]} ${size.frame.gutter};
  }
  /* Under a bar that lies over the page. */
  [data-transparent] ~ main &:not([data-framed]) { padding-top: calc(${size.frame.bar} + ${space[24]}); }
  ${media.belowSm} { &:not([data-framed]) { padding: ${space[16]} ${size.frame.gutterSmall}; } }
`;
