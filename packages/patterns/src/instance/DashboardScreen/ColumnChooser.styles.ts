import { text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

export const Choices = styled.div`
  display: grid;
  gap: ${vars.space[8]};
`;

export const Help = styled.p`
  margin: ${vars.space[12]} 0 ${vars.space[8]};
  color: ${vars.color.text.secondary};
  ${text('small')}
`;
