import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { row } from '../../styles/flex';
import { media } from '../../styles/media';
import { ellipsis, text } from '../../styles/text';

const { color, space } = vars;

export const Root = styled.nav`
  margin-bottom: ${space[4]};
  ${text('small', color.text.tertiary)}
`;

export const List = styled.ol`
  display: flex;
  min-width: 0;
`;

/* Small screens keep the way back only. */
export const Place = styled.li`
  ${row}
  min-width: 0;
  &:not(:first-child)::before { content: '/'; margin: 0 ${space[6]}; }
  &:last-child > span { ${ellipsis} }
  ${media.belowSm} {
    display: none;
    &[data-parent] { display: flex; }
    &[data-parent]::before { content: none; }
  }
`;

export const BackMark = styled.span`
  display: none;
  ${media.belowSm} { [data-parent] > & { display: inline-flex; } }
`;
