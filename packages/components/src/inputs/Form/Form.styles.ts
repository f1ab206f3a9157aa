import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { column } from '../../styles/flex';
import { text } from '../../styles/text';

export const Root = styled.form`
  ${column}
  gap: ${vars.space[24]};
  min-width: 0;
`;

export const Legend = styled.p`
  ${text('small', vars.color.text.tertiary)}
`;
