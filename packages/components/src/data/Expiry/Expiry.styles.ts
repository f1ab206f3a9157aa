import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, font } = vars;

export const Root = styled.time`
  font-variant-numeric: tabular-nums;
`;

export const Left = styled.span`
  white-space: nowrap;
  [data-tone='soon'] > & { color: ${color.status.warn.text}; font-weight: ${font.weight.medium}; }
  [data-tone='urgent'] > & { color: ${color.danger.text}; font-weight: ${font.weight.medium}; }
  [data-tone='ended'] > & { color: ${color.text.tertiary}; }
`;
