import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { wrappingRow } from '../../styles/flex';
import { text } from '../../styles/text';

const { color, font, space } = vars;

export const Head = styled.h3`
  margin: ${space[16]} 0 ${space[8]};
  ${text('small', color.text.tertiary)}
  &:first-child { margin-top: 0; }
`;

export const Line = styled.span`
  ${wrappingRow}
  gap: 0 ${space[8]};
  overflow-wrap: anywhere;
  & > b { color: ${color.text.strong}; font-weight: ${font.weight.semibold}; }
  & > span:last-child { color: ${color.danger.text}; font-variant-numeric: tabular-nums; }
`;

export const Unusable = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[12]};
  justify-content: space-between;
  padding: ${space[6]} 0;
  ${text('dense')}
`;

export const Name = styled.span`
  color: ${color.text.secondary};
  overflow-wrap: anywhere;
`;

export const Reason = styled.span`
  ${text('small', color.text.tertiary)}
`;
