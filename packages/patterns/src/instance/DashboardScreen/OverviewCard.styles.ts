import { cardSurface, text } from '@compute-market/components/styles';
import { Link } from '@compute-market/components/link';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, font, space } = vars;

export const Root = styled.section`
  padding: ${space[12]} ${space[16]};
  ${cardSurface}
`;

export const Part = styled.div`
  & + & { margin-top: ${space[12]}; padding-top: ${space[12]}; border-top: ${border.width.default} solid ${color.border.soft}; }
`;

/* A line of words, a figure and a line of words, with the gaps between them: RunwayMeter. */
export const PursePlace = styled.div`
  height: 80px;
`;

export const Counts = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  > li + li { padding-left: ${space[12]}; border-left: ${border.width.default} solid ${color.border.soft}; }
`;

export const CountLink = styled(Link)`
  display: block;
  padding: ${space[2]} 0;
  ${text('small', color.text.body)}
  > strong { display: block; color: ${color.text.strong}; ${text('page')} font-weight: ${font.weight.medium}; }
  &[data-alarm] > strong { color: ${color.status.warn.text}; }
`;
