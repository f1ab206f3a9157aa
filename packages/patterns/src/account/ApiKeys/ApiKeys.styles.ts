import { text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, font } = vars;

/** A key is read and copied whole: it breaks and is not cut. */
export const Secret = styled.code`
  ${text('mono')}
  font-family: ${font.family.mono};
  color: ${color.text.strong};
  overflow-wrap: anywhere;
  user-select: all;
`;
