import { cardSurface, media, row, text, wrappingRow } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, space, border, font, size } = vars;

export const FormCard = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 356px;
  ${cardSurface}
  overflow: hidden;
  ${media.belowMd} { grid-template-columns: minmax(0, 1fr); }
`;

export const FormRoom = styled.div`
  padding: ${space[24]};
  ${media.belowSm} { padding: ${space[16]}; }
`;

export const Submit = styled.div`
  ${wrappingRow}
  gap: ${space[8]} ${space[16]};
  > button { min-width: 176px; }
  ${media.belowSm} { display: none; }
`;

/** Reaches over the page's padding, to the edges of the window. Outside the grid, whose rows would hold it back. */
export const Bar = styled.div`
  display: contents;
  ${media.belowSm} {
    > * { margin: ${space[16]} calc(-1 * ${size.frame.gutterSmall}) calc(-1 * ${space[40]}); }
  }
`;

export const PreviewRoot = styled.aside`
  padding: ${space[24]};
  border-left: ${border.width.default} solid ${color.border.soft};
  background: ${color.surface.sunken};
  ${media.belowMd} { border-left: 0; border-top: ${border.width.default} solid ${color.border.soft}; }
  ${media.belowSm} { padding: ${space[16]}; }
`;

export const Facts = styled.dl`
  margin: ${space[12]} 0 0;
`;

export const Fact = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[16]};
  padding: ${space[2]} 0;
  dt { color: ${color.text.secondary}; }
  dd { margin: 0; color: ${color.text.strong}; }
  &[data-sum] dd { color: ${color.text.action}; font-weight: ${font.weight.medium}; }
  &[data-line] { margin-top: ${space[6]}; padding-top: ${space[8]}; border-top: ${border.width.default} solid ${color.border.default}; }
`;

export const Actions = styled.span`
  display: flex;
  justify-content: flex-end;
  white-space: nowrap;
  gap: ${space[12]};
  ${text('dense')}
`;

export const None = styled.p`
  padding: ${space[24]} ${space[16]};
  color: ${color.text.tertiary};
`;

export const OrderCard = styled.div`
  display: grid;
  gap: ${space[6]};
  padding: ${space[12]} ${space[16]};
`;

export const OrderFacts = styled.div`
  ${row}
  justify-content: space-between;
  gap: ${space[12]};
  > span:first-child { color: ${color.text.secondary}; }
`;
