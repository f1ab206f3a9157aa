import { media } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

/** By product and by account, side by side where there is room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  gap: ${vars.space[16]};
  ${media.belowXl} { grid-template-columns: minmax(0, 1fr); }
`;

/** A line of what was spent, within its card. */
export const SpentLineCard = styled.div`
  display: grid;
  gap: ${vars.space[4]};
  padding: 0 ${vars.space[16]} ${vars.space[12]};
`;
