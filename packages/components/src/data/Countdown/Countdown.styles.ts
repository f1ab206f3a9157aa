import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { visuallyHidden } from '../../styles/text';

const { color, font } = vars;

export const Root = styled.time`
  color: ${color.text.strong};
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  &[data-tone='soon'] { color: ${color.status.warn.text}; font-weight: ${font.weight.medium}; }
  &[data-tone='urgent'] { color: ${color.danger.text}; font-weight: ${font.weight.medium}; }
  &[data-tone='ended'] { color: ${color.text.tertiary}; }
  &[data-plain] { color: inherit; }
`;

export const Announcement = styled.span`
  ${visuallyHidden}
`;
