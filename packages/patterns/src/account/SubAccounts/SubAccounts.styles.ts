import { row, text, wrappingRow } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, space } = vars;

export const Warnings = styled.div`
  display: grid;
  gap: ${space[8]};
  padding: 0 ${space[16]} ${space[12]};
`;

/** A limit in one line: the bar gives way to the sums and to the word that warns of them. */
export const LimitLine = styled.div`
  ${row}
  gap: ${space[8]};
  ${text('dense', color.text.secondary)}
  &[data-month] { ${text('small')} }
  > [data-component='Meter'] { flex: 0 1 120px; min-width: ${space[16]}; }
  > [data-part='sums'] { flex: none; }
  > [data-component='Tag'] { flex: none; }
  b { color: ${color.text.strong}; font-weight: inherit; }
`;

export const AccountCard = styled.div`
  display: grid;
  gap: ${space[8]};
  padding: ${space[12]} ${space[16]};
`;

export const CardLine = styled.div`
  ${wrappingRow}
  justify-content: space-between;
  gap: ${space[4]} ${space[12]};
  ${text('dense', color.text.secondary)}
  strong { color: ${color.text.strong}; overflow-wrap: anywhere; }
`;
