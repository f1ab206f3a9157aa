import { focusOutline, media, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, font, radius, size, space } = vars;

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  > header { margin-bottom: 0; }
`;

/** Room of the chart, so that nothing moves when it comes. */
export const ChartRoom = styled.div`
  min-height: 268px;
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[16]};
  padding: ${space[12]} ${space[20]};
  ${media.belowSm} { padding: ${space[10]} 0; }
`;

export const BarEnd = styled.span`
  margin-left: auto;
  color: ${color.text.secondary};
  ${text('dense')}
  b { margin-left: ${space[4]}; font-weight: ${font.weight.medium}; color: ${color.text.strong}; }
`;

/** A share in figures, and as a bar beside them. */
export const Share = styled.span`
  display: grid;
  grid-template-columns: 56px minmax(48px, 160px);
  align-items: center;
  gap: ${space[8]};
`;

/** What can be done with a row, side by side. */
export const RowActions = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  white-space: nowrap;
`;

/** A word of a row that fetches a file: past the router. */
export const FileLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${size.target};
  border-radius: ${radius.sm};
  color: ${color.text.action};
  text-decoration: none;
  ${text('dense')}
  &:hover { color: ${color.action.hover}; text-decoration: underline; text-underline-offset: ${space[4]}; }
  &:focus-visible { ${focusOutline} }
`;

export const Invitation = styled.section`
  display: grid;
  justify-items: start;
  gap: ${space[20]};
  padding: ${space[32]};
  border: ${border.width.default} solid ${color.border.default};
  border-radius: ${radius.md};
  background: ${color.surface.card};
  h2 { margin: 0; ${text('page')} }
  ${media.belowSm} { padding: ${space[20]} ${space[16]}; }
`;

export const Points = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[16]} ${space[40]};
  width: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${color.text.secondary};
  ${text('dense')}
  strong { display: block; margin-bottom: ${space[4]}; color: ${color.text.strong}; ${text('body')} font-weight: ${font.weight.semibold}; }
  ${media.belowMd} { grid-template-columns: minmax(0, 1fr); }
`;
