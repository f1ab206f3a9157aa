import { media, row, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { space } = vars;

export const CardRow = styled.div`
  display: grid;
  gap: ${space[4]};
  padding: ${space[4]} ${space[16]};
  :last-child > & { padding-bottom: ${space[16]}; }
`;

export const Leave = styled.div`
  ${row}
  justify-content: space-between;
  gap: ${space[12]} ${space[24]};
  h2 { ${text('section')} }
  ${media.belowSm} { flex-direction: column; align-items: flex-start; }
`;

/** Why a channel cannot be chosen, and the way there. */
export const Hint = styled.span`
  & + & { margin-inline-start: ${space[16]}; }
`;
