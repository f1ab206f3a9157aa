import { cardSurface, media } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, layer, shadow, size, space } = vars;

/** The bar at the bottom of small screens must not cover the last card. */
export const Page = styled.div`
  ${media.belowSm} { padding-bottom: 110px; }
`;

/** One card on wide screens; on small ones its parts stand on the page. */
export const Panel = styled.div`
  margin-top: ${space[16]};
  ${cardSurface}
  overflow: clip;
  ${media.belowSm} {
    overflow: visible;
    margin-top: ${space[8]};
    border: 0;
    border-radius: 0;
    background: none;
    [data-component='Tabs'] > [data-inset] { padding: 0; }
  }
`;

export const BottomBar = styled.div`
  position: fixed;
  z-index: ${layer.bar};
  right: 0;
  bottom: 0;
  left: 0;
  padding: ${space[10]} ${size.frame.gutterSmall} calc(${space[10]} + max(${space[16]}, env(safe-area-inset-bottom)));
  background: ${color.surface.card};
  box-shadow: ${shadow.bottomBar};
`;
