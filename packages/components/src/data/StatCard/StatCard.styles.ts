import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { cardSurface } from '../../styles/surface';
import { text } from '../../styles/text';

const { color, size, space } = vars;

export const Root = styled.div`
  min-width: 0;
  padding: ${space[16]} ${space[20]};
  ${cardSurface}
`;

export const Head = styled.div`
  display: flex;
  gap: ${space[8]};
  align-items: center;
  justify-content: space-between;
  min-height: 20px;
`;

export const Label = styled.h3`
  min-width: 0;
  color: ${color.text.secondary};
  ${text('small')}
  overflow-wrap: anywhere;
`;

export const ValueLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[12]};
  align-items: center;
  justify-content: space-between;
  min-height: 32px;
  margin: ${space[4]} 0;
`;

export const Value = styled.div`
  color: ${color.text.strong};
  ${text('figure')}
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  [data-tone='quiet'] > * > & { color: ${color.text.secondary}; }
  [data-tone='warning'] > * > & { color: ${color.status.warn.text}; }
  [data-tone='danger'] > * > & { color: ${color.danger.text}; }
`;

export const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  align-items: center;
  min-height: ${size.target};
  color: ${color.text.secondary};
  ${text('small')}
`;
