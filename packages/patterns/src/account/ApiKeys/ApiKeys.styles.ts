import { text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, font, space } = vars;

export const Mono = styled.span`
  ${text('mono')}
  font-family: ${font.family.mono};
  overflow-wrap: anywhere;
`;

export const Rule = styled.p`
  margin: 0;
  padding: ${space[12]} ${space[16]};
  ${text('dense')}
  color: ${color.text.secondary};
`;

/** A key is read and copied whole: it breaks and is not cut. */
export const Secret = styled.code`
  ${text('mono')}
  font-family: ${font.family.mono};
  color: ${color.text.strong};
  overflow-wrap: anywhere;
  user-select: all;
`;
