import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { wrappingRow } from '../../styles/flex';
import { outdated } from '../../styles/outdated';
import { text } from '../../styles/text';

const { border, color, font, space, text: type } = vars;

export const Root = styled.div`
  min-width: 0;
  ${text('dense')}
  &&&[data-quoting] [data-part='amount'] { ${outdated} }
`;

export const Group = styled.dl`
  & + & {
    margin-top: ${space[8]};
    padding-top: ${space[8]};
    border-top: ${border.width.default} solid ${color.border.default};
  }
`;

export const Row = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[12]};
  padding: ${space[4]} 0;
  &[data-strong] > dd { font-weight: ${font.weight.medium}; }
`;

/* A small button is four pixels higher than the line; the line keeps its height. */
export const Name = styled.dt`
  ${wrappingRow}
  gap: 0 ${space[4]};
  min-width: 0;
  color: ${color.text.secondary};
  & > button { margin: -${space[2]} 0; }
`;

export const Detail = styled.span`
  color: ${color.text.tertiary};
  font-size: ${type.small.size};
`;

export const Amount = styled.dd`
  flex: none;
  margin: 0;
  color: ${color.text.strong};
`;

export const Total = styled.div`
  margin-top: ${space[14]};
  padding-top: ${space[14]};
  border-top: ${border.width.default} solid ${color.border.default};
`;

export const TotalLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[12]};
`;

export const TotalLabel = styled.span`
  color: ${color.text.strong};
  font-size: ${type.body.size};
  font-weight: ${font.weight.semibold};
`;

export const Saved = styled.div`
  ${text('small', color.text.tertiary)}
  text-align: right;
`;
