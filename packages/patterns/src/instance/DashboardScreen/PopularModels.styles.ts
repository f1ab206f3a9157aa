import { media, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, radius, size, space } = vars;

export const Popular = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 240px));
  gap: ${space[16]};
  justify-content: center;
  padding: 0 ${space[24]} ${space[24]};
  ${media.belowSm} { grid-template-columns: minmax(0, 1fr); padding: 0 ${space[16]} ${space[16]}; }
`;

export const PopularCard = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[4]} ${space[8]};
  align-items: center;
  padding: ${space[16]};
  border: ${border.width.default} solid ${color.border.default};
  border-radius: ${radius.md};
  > strong { grid-column: 1 / -1; color: ${color.text.strong}; overflow-wrap: anywhere; ${text('group')} }
  > span { grid-column: 1 / -1; color: ${color.text.secondary}; ${text('small')} }
  > b { color: ${color.text.strong}; ${text('group')} }
  > b > small { color: ${color.text.secondary}; ${text('small')} }
  ${media.belowSm} { > a { height: ${size.control.xl}; } }
`;
