import { cardSurface, media, row, text, wrappingRow } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, font, radius, size, space } = vars;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 300px;
  align-items: start;
  gap: ${space[16]};
  ${media.belowMd} { grid-template-columns: minmax(0, 1fr); }
`;

export const Main = styled.div`
  min-width: 0;
  ${cardSurface}
`;

export const StepPlace = styled.div`
  padding: ${space[16]} ${space[24]};
  border-bottom: ${border.width.default} solid ${color.border.soft};
  overflow-x: auto;
  ${media.belowSm} { padding: ${space[12]} ${space[16]}; }
`;

export const Talk = styled.div`
  padding: ${space[20]} ${space[24]};
  ${media.belowSm} { padding: ${space[16]} ${space[12]}; }
`;

export const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  padding: 0 ${space[24]} ${space[24]};
  ${media.belowSm} { padding: 0 ${space[12]} ${space[16]}; }
`;

/** On small screens the facts fold, over the talk. */
export const Folded = styled.details`
  margin-bottom: ${space[12]};
  summary {
    ${row}
    justify-content: space-between;
    min-height: ${size.control.touch};
    padding: 0 ${space[16]};
    ${cardSurface}
    font-weight: ${font.weight.medium};
    cursor: pointer;
  }
  &[open] > summary { margin-bottom: ${space[12]}; }
  &[open] > summary > svg { transform: rotate(180deg); }
`;

/** Support, where a customer has the first sign of a name. */
export const SupportMark = styled.span`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: ${radius.full};
  background: ${color.status.ok.surface};
  color: ${color.status.ok.text};
`;

export const ReplyFoot = styled.div`
  ${wrappingRow}
  justify-content: space-between;
  gap: ${space[8]} ${space[12]};
  width: 100%;
  ${text('small', color.text.secondary)}
`;

/** What stands in place of the editor once a ticket is over. */
export const Over = styled.section`
  display: grid;
  gap: ${space[12]};
  padding: ${space[16]} ${space[20]};
  border-radius: ${radius.md};
  background: ${color.surface.sunken};
  h2 { ${text('section')} color: ${color.text.strong}; }
`;
