import { text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  gap: ${vars.space[12]};
  align-items: center;
  justify-content: space-between;
  ${text('dense')}
  color: ${vars.color.text.secondary};
`;
