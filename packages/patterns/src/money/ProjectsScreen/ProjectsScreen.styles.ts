import { text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, space } = vars;

/** The bar of a budget and what stands beside it. */
export const Used = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  ${text('dense')}
  color: ${color.text.secondary};
  > :first-child { flex: 1 1 0; }
`;
