import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color } = vars;

export const Root = styled.span`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  &[data-tone='good'] { color: ${color.status.ok.text}; }
  &[data-tone='bad'] { color: ${color.danger.text}; }
`;
