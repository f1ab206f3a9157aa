import { media, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, font, radius, space } = vars;

/** The code to scan, and what is typed instead. */
export const Setup = styled.div`
  display: grid;
  gap: ${space[12]};
  justify-items: center;
  margin-bottom: ${space[16]};
`;

export const Typed = styled.div`
  display: grid;
  gap: ${space[4]};
  justify-items: center;
  ${text('dense', color.text.secondary)}
  text-align: center;
`;

/** A secret is read and copied whole: it breaks and is not cut. */
export const Secret = styled.code`
  ${text('mono', color.text.strong)}
  font-family: ${font.family.mono};
  overflow-wrap: anywhere;
`;

export const Codes = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[8]} ${space[16]};
  margin: 0;
  padding: ${space[16]};
  border: ${border.width.default} solid ${color.border.default};
  border-radius: ${radius.md};
  ${text('mono', color.text.strong)}
  font-family: ${font.family.mono};
  list-style: none;
  li { text-align: center; user-select: all; }
  ${media.belowXs} { grid-template-columns: 1fr; }
`;

export const Ways = styled.div`
  margin-bottom: ${space[8]};
`;
