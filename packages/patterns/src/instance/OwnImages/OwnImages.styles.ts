import { media } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { space } = vars;

/** An image where there is no room for columns. */
export const Row = styled.div`
  display: grid;
  gap: ${space[4]};
  min-width: 0;
  padding: ${space[12]} ${space[16]};
`;

/** What is to be known of them all, under the table and in line with its cells. */
export const Notes = styled.div`
  display: grid;
  gap: ${space[8]};
  padding: ${space[12]} ${space[20]};
  ${media.belowSm} { padding: ${space[12]} ${space[16]}; }
`;
