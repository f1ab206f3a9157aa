import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { row, wrappingRow } from '../../styles/flex';
import { text } from '../../styles/text';

const { border, color, radius, space, text: type } = vars;

export const Box = styled.dl`
  align-self: stretch;
  margin-top: ${space[16]};
  padding: ${space[10]} ${space[14]};
  border: ${border.width.default} solid ${color.border.soft};
  border-radius: ${radius.inner};
  background: ${color.surface.sunken};
  ${text('dense')}

  [data-layout='phone'] > & {
    margin-top: ${space[14]};
    padding: ${space[10]} 0;
    border-width: ${border.width.default} 0 0;
    border-radius: 0;
    background: none;
    font-size: ${type.body.size};
  }
`;

export const Row = styled.div`
  ${row}
  justify-content: space-between;
  gap: ${space[16]};
  min-height: 28px;
  & > dt { color: ${color.text.secondary}; white-space: nowrap; }
  & > dd { display: flex; align-items: center; gap: ${space[4]}; min-width: 0; margin: 0; color: ${color.text.strong}; text-align: right; }
  & > dd > button { margin-right: calc(-1 * ${space[8]}); }
`;

export const Foot = styled.div`
  ${wrappingRow}
  align-self: stretch;
  justify-content: space-between;
  gap: 0 ${space[12]};
  min-height: ${vars.size.control.md};
  margin-top: ${space[12]};
  & > button { margin-left: calc(-1 * ${space[8]}); font-size: ${type.dense.size}; }
`;

export const Reassurance = styled.span`
  ${text('small', color.text.tertiary)}
`;
