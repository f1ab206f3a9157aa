import { bareList, media, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, font, size, space } = vars;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[16]};
  ${media.belowMd} { grid-template-columns: minmax(0, 1fr); }
`;

export const UsedLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[6]};
  color: ${color.text.secondary};
  strong { color: ${color.text.strong}; ${text('figure')} }
  > [data-part='percent'] { margin-left: auto; }
`;

export const Fields = styled.dl`
  display: grid;
  grid-template-columns: 80px minmax(0, 1fr);
  align-items: center;
  gap: ${space[8]} ${space[12]};
  > dt { color: ${color.text.secondary}; ${text('dense')} }
  ${media.belowSm} { [data-component='CopyField'], [data-component='SecretField'] { height: ${size.control.xl}; } }
`;

export const Guides = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[16]} ${space[40]};
  ${media.belowMd} { grid-template-columns: minmax(0, 1fr); }
`;

export const Guide = styled.section`
  min-width: 0;
  h3 { margin-bottom: ${space[6]}; ${text('body')} font-weight: ${font.weight.semibold}; }
  ol { display: grid; gap: ${space[4]}; margin: 0 0 ${space[8]}; padding-left: ${space[20]}; list-style: decimal; color: ${color.text.secondary}; ${text('dense')} }
`;

export const Uses = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[16]} ${space[40]};
  ${bareList}
  h3 { ${text('body')} font-weight: ${font.weight.semibold}; }
  p { margin-top: ${space[4]}; color: ${color.text.secondary}; ${text('dense')} }
  ${media.belowMd} { grid-template-columns: minmax(0, 1fr); }
`;

/** The purses under the lines of the price. */
export const Purses = styled.div`
  margin-top: ${space[12]};
  padding-top: ${space[12]};
  border-top: ${vars.border.width.default} solid ${color.border.soft};
`;
