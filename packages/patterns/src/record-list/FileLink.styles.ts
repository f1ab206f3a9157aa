import { focusOutline, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, radius, size, space } = vars;

/** A word of a row that fetches a file: past the router. */
export const FileLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${size.target};
  border-radius: ${radius.sm};
  text-decoration: none;
  ${text('dense', color.text.action)}
  &:hover { color: ${color.action.hover}; text-decoration: underline; text-underline-offset: ${space[4]}; }
  &:focus-visible { ${focusOutline} }
`;
