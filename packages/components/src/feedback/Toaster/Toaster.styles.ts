import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { column } from '../../styles/flex';
import { media } from '../../styles/media';

const { layer, size, space } = vars;

/* Errors 72 from the top, under the bar; the rest under the head of a page, whose buttons stand at its right end. Three columns keep the two regions apart; where they have no room, errors stand over the rest. */
export const Root = styled.div`
  position: fixed;
  z-index: ${layer.toast};
  top: calc(${size.frame.bar} + ${space[16]});
  right: ${size.frame.gutter};
  left: ${size.frame.gutter};
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${size.toast} minmax(0, 1fr);
  gap: ${space[12]};
  align-items: start;
  pointer-events: none;

  ${media.belowLg} { grid-template-columns: minmax(0, 1fr); }
  ${media.belowSm} { right: ${size.frame.gutterSmall}; left: ${size.frame.gutterSmall}; }
`;

export const Region = styled.div`
  ${column}
  gap: ${space[12]};
  align-items: flex-end;
  grid-row: 1;
  grid-column: 3;
  margin-top: ${space[64]};

  &[data-position='top-center'] { align-items: center; grid-column: 2; margin-top: 0; }
  ${media.belowLg} {
    grid-row: 2;
    grid-column: 1;
    &[data-position='top-center'] { grid-row: 1; grid-column: 1; }
    &:empty { display: contents; }
  }
  ${media.belowSm} { align-items: center; margin-top: 0; }
`;
