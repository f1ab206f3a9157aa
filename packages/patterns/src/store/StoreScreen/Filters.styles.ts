import { media, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, font, radius, space } = vars;

export const Panel = styled.form`
  display: grid;
  gap: ${space[6]} 0;
  padding: ${space[14]} ${space[20]};
  border: ${border.width.default} solid ${color.border.default};
  border-radius: ${radius.md};
  background: ${color.surface.card};
  /* The second column of facets starts 432 px after the first. */
  grid-template-columns: 504px minmax(0, 1fr);
  ${media.belowLg} { grid-template-columns: minmax(0, 1fr); }
`;

export const Facet = styled.div`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  align-items: start;
  &[data-wide] { grid-column: 1 / -1; }
  &[data-narrow] { grid-template-columns: 56px minmax(0, 1fr); }
  & > span:first-child { ${text('dense')} line-height: 26px; color: ${color.text.tertiary}; }
  ${media.belowLg} { &[data-narrow] { grid-template-columns: 72px minmax(0, 1fr); } }
  ${media.belowSm} { display: block; & > span:first-child { display: block; margin-bottom: ${space[4]}; font-weight: ${font.weight.semibold}; color: ${color.text.strong}; } }
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[6]};
  align-items: center;
  min-width: 0;
  & > [data-component='SearchField'] { width: 168px; height: ${space[28]}; }
`;

/* As large as the chips whose words it holds. */
export const Outline = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  min-width: 0;
  & > span { padding: 0 ${space[10]}; border: ${border.width.default} solid transparent; ${text('dense')} line-height: 24px; }
`;

/* Keeps its place until what stands in it has come. */
export const MachineLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[6]};
  align-items: center;
  min-height: ${space[28]};
  color: ${color.text.tertiary};
  & > span { ${text('dense')} }
  & > [data-component='Select'] { width: 184px; height: ${space[28]}; }
  & > [data-part='price'] { margin: 0 ${space[6]} 0 ${space[20]}; }
  & > small { ${text('small')} }
  ${media.belowSm} {
    & > [data-component='Select'] { width: 100%; height: 40px; }
    & > [data-part='price'] { width: 100%; margin: ${space[12]} 0 0; }
  }
`;

export const Sheet = styled.div`
  display: grid;
  gap: ${space[20]};
`;
