import { media, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, space, border } = vars;

export const OnPhone = styled.p`
  display: none;
  margin-top: ${space[8]};
  ${text('small', color.text.secondary)}
  text-align: center;
  ${media.belowSm} { display: block; }
`;

export const Conditions = styled.ul`
  display: grid;
  margin: ${space[12]} 0 0;
`;

export const Condition = styled.li`
  display: flex;
  align-items: flex-start;
  gap: ${space[8]};
  padding: ${space[8]} 0;
  border-bottom: ${border.width.default} solid ${color.border.soft};
  &:last-child { border-bottom: 0; }
  > svg { flex: none; margin-top: ${space[4]}; color: ${color.status.ok.icon}; }
  &[data-unmet] > svg { color: ${color.status.err.icon}; }
  > div { flex: 1; min-width: 0; }
  p { ${text('dense')} color: ${color.text.secondary}; overflow-wrap: anywhere; }
`;
