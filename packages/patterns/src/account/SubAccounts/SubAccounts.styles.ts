import { text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, space } = vars;

export const Warnings = styled.div`
  display: grid;
  gap: ${space[8]};
  padding: 0 ${space[16]} ${space[12]};
`;

export const Usage = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[12]};
  ${text('dense')}
  > [data-component='Meter'] { width: 120px; }
  > span { color: ${color.text.secondary}; white-space: nowrap; }
  b { color: ${color.text.strong}; font-weight: inherit; }
`;

export const MonthLine = styled.div`
  flex: 0 0 100%;
  ${text('small')}
  color: ${color.text.secondary};
`;

export const Note = styled.span`
  overflow-wrap: anywhere;
`;

export const AccountCard = styled.div`
  display: grid;
  gap: ${space[8]};
  padding: ${space[12]} ${space[16]};
`;

export const CardLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]} ${space[12]};
  ${text('dense')}
  color: ${color.text.secondary};
  strong { color: ${color.text.strong}; overflow-wrap: anywhere; }
`;
