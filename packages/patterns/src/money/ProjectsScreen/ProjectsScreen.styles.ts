import { row, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, space } = vars;

/** The bar of a budget and what stands beside it. */
export const Used = styled.div`
  ${row}
  gap: ${space[8]};
  ${text('dense', color.text.secondary)}
  > :first-child { flex: 1 1 0; }
`;
