import { focusOutline, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled, type StyledComponent } from 'styled-components';

const { color, radius, size, space } = vars;

/** Words that fetch a file: past the router. Words that do not stand in a row begin with the icon of a download. */
export const FileLink: StyledComponent<'a'> = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  min-height: ${size.target};
  border-radius: ${radius.sm};
  text-decoration: none;
  ${text('dense', color.text.action)}
  &:hover { color: ${color.action.hover}; text-decoration: underline; text-underline-offset: ${space[4]}; }
  &:focus-visible { ${focusOutline} }
`;
