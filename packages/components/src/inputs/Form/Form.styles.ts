import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { text } from '../../styles/text';

export const Root = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${vars.space[24]};
  min-width: 0;
`;

export const Legend = styled.p`
  color: ${vars.color.text.tertiary};
  ${text('small')}
`;
