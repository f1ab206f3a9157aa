import { media, text, wrappingRow } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, font, radius, space } = vars;

/* The second column of facets starts 432 px after the first. */
export const Panel = styled.form`
  display: grid;
  gap: ${space[6]} 0;
  padding: ${space[8]} ${space[20]};
  border: ${border.width.default} solid ${color.border.default};
  border-radius: ${radius.md};
  background: ${color.surface.card};
  grid-template-columns: 504px minmax(0, 1fr);
  ${media.belowLg} { grid-template-columns: minmax(0, 1fr); }
`;

export const Facet = styled.div`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  align-items: start;
  &[data-wide] { grid-column: 1 / -1; grid-template-columns: 72px minmax(0, 1fr) auto; }
  &[data-narrow] { grid-template-columns: 56px minmax(0, 1fr); }
  & > span:first-child { ${text('dense')} line-height: 26px; color: ${color.text.tertiary}; }
  ${media.belowLg} { &[data-narrow] { grid-template-columns: 72px minmax(0, 1fr); } }
  ${media.belowSm} { display: block; & > span:first-child { display: block; margin-bottom: ${space[4]}; font-weight: ${font.weight.semibold}; color: ${color.text.strong}; } }
`;

/* In one row what has no room is scrolled to and fades at its end. */
export const Line = styled.div`
  ${wrappingRow}
  gap: ${space[4]} ${space[6]};
  min-width: 0;
  & > [data-component='SearchField'] { flex: none; width: 168px; height: ${space[28]}; }
  &[data-row] { flex-wrap: nowrap; }
  &[data-row] > :first-child { flex-wrap: nowrap; padding-right: ${space[24]}; overflow-x: auto; scrollbar-width: none; mask-image: linear-gradient(90deg, ${color.text.strong} calc(100% - ${space[24]}), transparent); }
  &[data-row] > :first-child > * { flex: none; }
  &[data-row] > button { flex: none; }
`;

/* As large as the chips whose words it holds. */
export const Outline = styled.span`
  display: flex;
  gap: ${space[4]};
  min-width: 0;
  & > span { padding: 0 ${space[10]}; border: ${border.width.default} solid transparent; ${text('dense')} line-height: 24px; }
`;
