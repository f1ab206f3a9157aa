import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { row } from '../../styles/flex';
import { focusRing } from '../../styles/focus';
import { media } from '../../styles/media';
import { ellipsis, text } from '../../styles/text';

const { border, color, font, layer, radius, space } = vars;

export const Root = styled.div`
  min-width: 0;
`;

export const Days = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[20]};
`;

export const Day = styled.div`
  margin-bottom: ${space[12]};
  text-align: center;
  ${text('small', color.text.secondary)}
  font-variant-numeric: tabular-nums;
`;

export const Entries = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[20]};
`;

export const Event = styled.div`
  width: fit-content;
  max-width: 100%;
  margin: 0 auto;
  padding: ${space[2]} ${space[12]};
  border-radius: ${radius.full};
  background: ${color.surface.sunken};
  ${text('small', color.text.secondary)}
`;

/* Two columns: who, and what. An own message is the same, mirrored. */
export const Message = styled.article`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[4]} ${space[12]};
  justify-items: start;
  &[data-own] { grid-template-columns: minmax(0, 1fr) auto; justify-items: end; }
`;

export const Side = styled.div`
  grid-column: 1;
  grid-row: 1 / 3;
  [data-own] > & { grid-column: 2; }
`;

export const Author = styled.div`
  grid-row: 1;
  grid-column: 2;
  ${text('small', color.text.secondary)}
  font-variant-numeric: tabular-nums;
  b { margin-right: ${space[4]}; color: ${color.text.strong}; font-weight: ${font.weight.semibold}; }
  [data-own] > & { grid-column: 1; }
`;

export const Bubble = styled.div`
  grid-column: 2;
  min-width: 0;
  max-width: 86%;
  padding: ${space[10]} ${space[14]};
  border-radius: ${space[2]} ${radius.md} ${radius.md};
  background: ${color.surface.sunken};
  color: ${color.text.strong};
  overflow-wrap: anywhere;
  [data-own] > & { grid-column: 1; border-radius: ${radius.md} ${space[2]} ${radius.md} ${radius.md}; background: ${color.surface.bubble}; }
  ${media.belowSm} { max-width: 100%; }
  ${media.forcedColors} { border: ${border.width.default} solid CanvasText; }
`;

export const Attachments = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[10]};
  margin-top: ${space[8]};
`;

export const Picture = styled.span`
  display: block;
  width: 220px;
  max-width: 100%;
  aspect-ratio: 220 / 124;
  padding: 0;
  border: 0;
  border-radius: ${radius.inner};
  background: ${color.surface.track};
  &:is(button) { cursor: zoom-in; }
  &:focus-visible { ${focusRing} }
  img { display: block; width: 100%; height: 100%; border-radius: inherit; object-fit: cover; }
`;

export const Files = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 208px);
  gap: ${space[8]};
  align-content: start;
`;

export const File = styled.a`
  ${row}
  gap: ${space[10]};
  padding: ${space[6]} ${space[12]};
  border-radius: ${radius.inner};
  outline: none;
  background: ${color.surface.card};
  color: ${color.text.secondary};
  text-decoration: none;
  &:hover { color: ${color.text.action}; }
  &:focus-visible { ${focusRing} }
  svg { flex: none; }
`;

export const FileName = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  ${text('dense', color.text.strong)}
  span { ${ellipsis} }
  small { color: ${color.text.secondary}; ${text('small')} }
`;

export const Foot = styled.div`
  ${row}
  grid-column: 2;
  gap: ${space[4]};
  ${text('small')}
  [data-own] > & { grid-column: 1; }
`;

export const State = styled.span`
  color: ${color.text.secondary};
  &[data-state='failed'] { color: ${color.danger.text}; }
`;

export const Fresh = styled.div`
  position: sticky;
  z-index: ${layer.sticky};
  bottom: ${space[16]};
  display: flex;
  justify-content: center;
  &:not(:empty) { margin-top: ${space[16]}; }
  button { border-radius: ${radius.full}; background: ${color.surface.card}; }
`;
