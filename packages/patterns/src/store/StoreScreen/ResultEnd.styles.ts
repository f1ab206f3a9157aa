import { focusOutline } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, font, radius, size, space } = vars;

export const SortWord = styled.button`
  min-height: ${size.target};
  padding: 0 ${space[4]};
  border: 0;
  background: none;
  color: ${color.text.secondary};
  cursor: pointer;
  &:hover { color: ${color.text.action}; }
  &:focus-visible { ${focusOutline} border-radius: ${radius.sm}; }
  &[aria-pressed='true'] { color: ${color.text.action}; font-weight: ${font.weight.semibold}; }
`;
