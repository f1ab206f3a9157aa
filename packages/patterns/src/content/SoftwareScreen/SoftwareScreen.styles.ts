import { bareList, media } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, space } = vars;

export const Items = styled.ul`
  ${bareList}
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[4]} ${space[24]};
    align-items: center;
    padding: ${space[16]} ${space[20]};
    border-top: ${border.width.default} solid ${color.border.soft};
  }
  li:first-child { border-top: 0; }
  ${media.belowSm} { li { grid-template-columns: minmax(0, 1fr); padding: ${space[16]}; } }
`;
