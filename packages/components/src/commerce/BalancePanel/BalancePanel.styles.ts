import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { text } from '../../styles/text';

const { color, font, radius, space } = vars;

export const Root = styled.div`
  display: grid;
  gap: ${space[12]};
  min-width: 0;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[12]};
  ${text('dense', color.text.secondary)}
`;

export const Figure = styled.span`
  ${text('page', color.text.strong)}
  margin-left: auto;
`;

export const Debt = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[8]};
  padding: ${space[8]} ${space[12]};
  border-radius: ${radius.sm};
  background: ${color.status.err.surface};
  ${text('small')}
  & > svg { flex: none; margin-top: 3px; color: ${color.status.err.icon}; }
  b { font-weight: ${font.weight.semibold}; }
`;
