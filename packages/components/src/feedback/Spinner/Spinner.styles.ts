import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { spin } from '../../styles/motion';

export const Root = styled.span`
  display: inline-flex;
  flex: none;
  gap: ${vars.space[6]};
  align-items: center;
  color: ${vars.color.text.tertiary};
  font-size: ${vars.text.small.size};
`;

export const Turning = styled.span`
  display: inline-flex;
  color: ${vars.color.action.default};
  ${spin}
`;
