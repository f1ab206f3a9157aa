import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { wrappingRow } from '../../styles/flex';
import { text } from '../../styles/text';

const { border, color, space } = vars;

export const Root = styled.div`
  ${wrappingRow}
  gap: ${space[4]} ${space[8]};
  justify-content: center;
  min-height: 36px;
  padding: ${space[6]} ${space[16]};
  border-bottom: ${border.width.default} solid ${color.status.warn.border};
  background: ${color.status.warn.surface};
  ${text('dense', color.status.warn.text)}

  &[data-tone='info'] { border-color: ${color.status.info.border}; background: ${color.status.info.surface}; color: ${color.status.info.text}; }
  &[data-tone='err'] { border-color: ${color.status.err.border}; background: ${color.status.err.surface}; color: ${color.status.err.text}; }
`;

export const Message = styled.span`
  display: inline-flex;
  gap: ${space[8]};
  align-items: flex-start;
  min-width: 0;
  overflow-wrap: anywhere;
  svg { margin-top: ${space[2]}; }
`;
