import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { row, wrappingRow } from '../../styles/flex';
import { cardSurface } from '../../styles/surface';
import { text } from '../../styles/text';

const { color, size, space } = vars;

export const Root = styled.div`
  min-width: 0;
  padding: ${space[16]} ${space[20]};
  ${cardSurface}
`;

export const Head = styled.div`
  ${row}
  gap: ${space[8]};
  justify-content: space-between;
  min-height: 20px;
`;

export const Label = styled.h3`
  min-width: 0;
  ${text('small', color.text.secondary)}
  overflow-wrap: anywhere;
`;

export const ValueLine = styled.div`
  ${wrappingRow}
  gap: ${space[4]} ${space[12]};
  justify-content: space-between;
  min-height: 32px;
  margin: ${space[4]} 0;
`;

export const Value = styled.div`
  ${text('figure', color.text.strong)}
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  [data-tone='quiet'] > * > & { color: ${color.text.secondary}; }
  [data-tone='warning'] > * > & { color: ${color.status.warn.text}; }
  [data-tone='danger'] > * > & { color: ${color.danger.text}; }
`;

export const Note = styled.div`
  ${wrappingRow}
  gap: 0 ${space[4]};
  min-height: ${size.target};
  ${text('small', color.text.secondary)}
`;
