import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { wrappingRow } from '../../styles/flex';
import { cardSurface } from '../../styles/surface';
import { text } from '../../styles/text';

const { border, color, font, space } = vars;

export const Root = styled.div`
  padding: ${space[16]};
  ${cardSurface}
  b { color: ${color.text.strong}; font-weight: inherit; }
`;

export const Ends = styled.div`
  ${wrappingRow}
  justify-content: space-between;
  gap: ${space[4]} ${space[8]};
  margin-bottom: ${space[12]};
  color: ${color.text.tertiary};
`;

export const Sums = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${space[12]};
  margin-top: ${space[8]};
  ${text('small', color.text.tertiary)}
`;

export const Sentence = styled.p`
  margin-top: ${space[8]};
  padding-top: ${space[8]};
  border-top: ${border.width.default} solid ${color.border.soft};
  ${text('small', color.text.secondary)}
  b { font-weight: ${font.weight.semibold}; }
`;
