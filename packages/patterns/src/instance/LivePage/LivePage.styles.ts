import { cardSurface, column, media, text, visuallyHidden, wrappingRow } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, size, space } = vars;

/** As high as the window leaves under the bar and the head of the page, and never too low to work in. */
export const Frame = styled.section`
  ${column}
  min-width: 0;
  height: calc(100dvh - ${size.frame.bar} - 3 * ${space[48]});
  min-height: calc(8 * ${size.control.xl});
  ${cardSurface}
  overflow: clip;
  ${media.belowSm} { height: calc(100dvh - ${size.frame.bar} - 4 * ${space[48]}); }
`;

export const Tools = styled.div`
  ${wrappingRow}
  gap: ${space[8]};
  padding: ${space[8]} ${space[12]};
  border-bottom: ${border.width.default} solid ${color.border.default};
  justify-content: flex-end;
  > :first-child { margin-inline-end: auto; }
`;

/** Where it is drawn; it fills what is left. */
export const Surface = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${space[8]};
  overflow: hidden;
  &[hidden] { display: none; }
`;

export const Center = styled.div`
  display: grid;
  flex: 1;
  place-content: center;
  padding: ${space[24]};
`;

export const Note = styled.div`
  padding: ${space[8]} ${space[12]} 0;
`;

export const Foot = styled.p`
  padding: ${space[8]} ${space[12]};
  border-top: ${border.width.default} solid ${color.border.default};
  ${text('small', color.text.secondary)}
`;

/** Seen once it has the focus. */
export const Skip = styled.a`
  &:not(:focus) { ${visuallyHidden} }
`;
