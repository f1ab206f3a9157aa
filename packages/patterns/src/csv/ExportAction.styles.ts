import { text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

export const Progress = styled.span`
  color: ${vars.color.text.secondary};
  ${text('small')}
`;
