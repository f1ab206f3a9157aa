import { bareButton, focusOutline, row, text } from '@compute-market/components/styles';
import { CopyButton } from '@compute-market/components/copy-button';
import { Link } from '@compute-market/components/link';
import { vars } from '@compute-market/tokens';
import { css, styled, type StyledComponent } from 'styled-components';

const { color, radius, size, space } = vars;

const word = css`
  display: inline-flex;
  align-items: center;
  min-height: ${size.target};
  border-radius: ${radius.sm};
  ${text('dense')}
  white-space: nowrap;
`;

/** A word of a row that acts. */
export const ActionButton: StyledComponent<'button'> = styled.button`
  ${word}
  ${bareButton}
  color: ${color.text.action};
  cursor: pointer;
  &:hover { color: ${color.action.hover}; text-decoration: underline; text-underline-offset: ${space[4]}; }
  &[data-tone='danger'] { color: ${color.danger.text}; }
  &[aria-disabled='true'] { color: ${color.text.disabled}; text-decoration: none; cursor: not-allowed; }
  &:focus-visible { ${focusOutline} }
`;

/** A word of a row that leads somewhere. */
export const ActionLink: StyledComponent<typeof Link> = styled(Link)`
  ${word}
`;

/** A word of a row that is copied: the icon stands after it. */
export const CopyWord: StyledComponent<typeof CopyButton> = styled(CopyButton)`
  > button {
    ${word}
    flex-direction: row-reverse;
    gap: ${space[4]};
    height: ${size.target};
    ${bareButton}
    color: ${color.text.action};
  }
  > button:hover { border: 0; background: none; color: ${color.action.hover}; }
  > button > svg { width: ${space[12]}; height: ${space[12]}; }
`;

/** Several of them side by side. */
export const ActionRow: StyledComponent<'span'> = styled.span`
  ${row}
  gap: ${space[12]};
  &[data-align='end'] { justify-content: flex-end; }
  [data-part='more'] { margin: 0 calc(-1 * ${space[4]}) 0 calc(-1 * ${space[2]}); }
`;
