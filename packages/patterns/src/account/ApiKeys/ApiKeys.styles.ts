import { text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, font } = vars;

/** A key is read and copied whole: it breaks and is not cut. */
export const Secret = styled.code`
  ${text('mono', color.text.strong)}
  font-family: ${font.family.mono};
  overflow-wrap: anywhere;
  user-select: all;
`;
