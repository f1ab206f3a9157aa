import { media } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, font, space, text } = vars;

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  color: ${color.text.strong};
  font-size: 17px;
  font-weight: ${font.weight.semibold};
  white-space: nowrap;
  > svg, > img { width: 26px; height: 26px; }
  &[data-size='lg'] > :is(svg, img) { width: ${space[28]}; height: ${space[28]}; }
  ${media.belowSm} {
    font-size: ${text.section.size};
    > svg, > img { width: ${space[24]}; height: ${space[24]}; }
  }
`;

export const Tile = styled.rect`
  fill: ${color.action.default};
`;

export const Bars = styled.path`
  fill: none;
  stroke: ${color.text.onAction};
  stroke-width: 2;
  stroke-linecap: round;
`;
