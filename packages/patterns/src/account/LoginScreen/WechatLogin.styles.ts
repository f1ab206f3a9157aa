import { media } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, space } = vars;

export const Root = styled.div`
  margin-top: ${space[32]};
  ${media.belowSm} { > [data-part='scan'] { display: none; } }
`;

export const OnComputer = styled.p`
  display: none;
  padding: ${space[48]} 0;
  color: ${color.text.secondary};
  text-align: center;
  ${media.belowSm} { display: block; }
`;
