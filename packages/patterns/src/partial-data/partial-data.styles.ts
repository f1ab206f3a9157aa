import { text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, radius, size, space } = vars;

export const RetryWord = styled.button`
  min-height: ${size.target};
  padding: 0 ${space[4]};
  border: 0;
  background: none;
  ${text('small', color.text.action)}
  white-space: nowrap;
  cursor: pointer;
  &:hover { text-decoration: underline; }
  &:focus-visible { outline: ${border.width.strong} solid ${color.border.focus}; border-radius: ${radius.sm}; }
`;
