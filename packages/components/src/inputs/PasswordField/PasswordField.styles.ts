import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { row } from '../../styles/flex';
import { text, visuallyHidden } from '../../styles/text';

const { color, radius, space } = vars;

export const Root = styled.div`
  min-width: 0;
`;

export const Reveal = styled.span`
  display: inline-flex;
  margin-right: calc(-1 * ${space[6]});
`;

export const Strength = styled.div`
  ${row}
  gap: ${space[4]};
  margin-top: ${space[6]};
  ${text('small')}
`;

export const Segment = styled.span`
  flex: 0 1 52px;
  height: ${space[4]};
  border-radius: ${radius.full};
  background: ${color.border.default};

  &[data-tone='err'] { background: ${color.status.err.icon}; }
  &[data-tone='warn'] { background: ${color.status.warn.icon}; }
  &[data-tone='ok'] { background: ${color.status.ok.icon}; }
`;

export const Word = styled.span`
  margin-left: auto;
  padding-left: ${space[8]};
  color: ${color.text.tertiary};
  white-space: nowrap;

  &[data-tone='err'] { color: ${color.status.err.text}; }
  &[data-tone='warn'] { color: ${color.status.warn.text}; }
  &[data-tone='ok'] { color: ${color.status.ok.text}; }
`;

export const Rules = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[12]};
  margin-top: ${space[4]};
  ${text('small', color.text.tertiary)}
`;

export const Rule = styled.li`
  display: inline-flex;
  gap: ${space[4]};
  align-items: center;
  svg { color: ${color.border.hover}; }
  &[data-met] svg { color: ${color.status.ok.icon}; }
`;

export const Hidden = styled.span`
  ${visuallyHidden}
`;
