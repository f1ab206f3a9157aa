import { media } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { space } = vars;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0 ${space[16]};
  ${media.belowXs} { grid-template-columns: 1fr; }
`;

export const Refused = styled.div`
  margin-bottom: ${space[16]};
`;
