import { media } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${vars.space[8]} ${vars.space[16]};
  ${media.belowSm} { grid-template-columns: minmax(0, 1fr); }
`;

export const Wide = styled.div`
  grid-column: 1 / -1;
`;
