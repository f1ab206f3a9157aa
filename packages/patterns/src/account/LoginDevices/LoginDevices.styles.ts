import { row, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, space } = vars;

export const EntryCard = styled.div`
  display: grid;
  gap: ${space[6]};
  padding: ${space[12]} ${space[16]};
  ${text('dense', color.text.secondary)}
`;

export const CardLine = styled.div`
  ${row}
  justify-content: space-between;
  gap: ${space[4]} ${space[12]};
  strong { color: ${color.text.strong}; }
`;
