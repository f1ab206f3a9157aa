import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { row } from '../../styles/flex';
import { text } from '../../styles/text';

const { color, font, radius, space } = vars;

export const Root = styled.div`
  display: flex;
  gap: ${space[8]};
  align-items: flex-start;
  min-width: 0;
  padding: ${space[8]} ${space[12]};
  border-radius: ${radius.sm};
  background: ${color.status.info.surface};
  ${text('small', color.text.body)}

  &[data-tone='ok'] { background: ${color.status.ok.surface}; }
  &[data-tone='warn'] { background: ${color.status.warn.surface}; }
  &[data-tone='err'] { background: ${color.status.err.surface}; }
`;

export const Icon = styled.span`
  display: inline-flex;
  flex: none;
  margin-top: 3px;
  color: ${color.text.action};

  [data-tone='ok'] > & { color: ${color.status.ok.icon}; }
  [data-tone='warn'] > & { color: ${color.status.warn.icon}; }
  [data-tone='err'] > & { color: ${color.status.err.icon}; }
`;

/** The words, and what follows from them: beside them where room for a few words a line is left, else below. */
export const Content = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: ${space[8]};
  align-items: flex-start;
  min-width: 0;
`;

export const Body = styled.div`
  flex: 1 1 160px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Title = styled.p`
  color: ${color.text.strong};
  font-weight: ${font.weight.semibold};
`;

export const Action = styled.div`
  ${row}
  gap: ${space[12]};
  max-width: 100%;
`;
