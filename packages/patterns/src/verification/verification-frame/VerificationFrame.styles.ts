import { media } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled, type StyledComponent } from 'styled-components';

const { space } = vars;

export const Body = styled.div`
  display: grid;
  gap: ${space[24]};
  max-width: 760px;
  margin: ${space[8]} auto;
`;

/** Its content stands in the grid around it. */
export const Part = styled.div`
  display: contents;
`;

export const StepsRoom = styled.div`
  padding: 0 ${space[24]};
  ${media.belowSm} { padding: 0; }
`;

export const Actions: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
  ${media.belowSm} { > * { flex: 1 1 auto; } }
`;

/** Fields side by side where there is room. */
export const Pair: StyledComponent<'div'> = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[12]} ${space[24]};
  > [data-wide] { grid-column: 1 / -1; }
  ${media.belowSm} { grid-template-columns: minmax(0, 1fr); }
`;
