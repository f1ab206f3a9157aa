import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { text } from '../../styles/text';

const { color, font } = vars;

export const Root = styled.span`
  ${text('small', color.text.tertiary)}
  white-space: nowrap;
  &[data-level='plenty'] { color: ${color.status.ok.text}; font-weight: ${font.weight.medium}; }
  &[data-level='low'] { color: ${color.status.warn.text}; font-weight: ${font.weight.medium}; }
`;
