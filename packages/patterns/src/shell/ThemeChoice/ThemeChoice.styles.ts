import { row, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

export const Root = styled.div`
  ${row}
  gap: ${vars.space[12]};
  justify-content: space-between;
  ${text('dense', vars.color.text.secondary)}
`;
