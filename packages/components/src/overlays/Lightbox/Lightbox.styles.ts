import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { column, row } from '../../styles/flex';
import { media } from '../../styles/media';
import { popupEdge } from '../../styles/popup-edge';
import { ellipsis, text } from '../../styles/text';
import { LayerWindow, LayerTitle } from '../layer-parts';

const { color, duration, easing, layer, radius, shadow, space } = vars;

export const Popup = styled(LayerWindow)`
  position: fixed;
  z-index: ${layer.overlay};
  inset: ${space[24]};
  ${column}
  border-radius: ${radius.lg};
  outline: none;
  background: ${color.surface.card};
  box-shadow: ${shadow.overlay};
  overflow: hidden;
  transition: opacity ${duration.dialog} ${easing.in};
  &[data-starting-style], &[data-ending-style] { opacity: 0; }
  ${popupEdge}
  ${media.belowSm} { inset: 0; border-radius: 0; }
`;

export const Bar = styled.div`
  ${row}
  flex: none;
  gap: ${space[12]};
  padding: ${space[10]} ${space[16]} ${space[10]} ${space[24]};
  ${text('dense', color.text.secondary)}
  font-variant-numeric: tabular-nums;
  ${media.belowSm} { padding-left: ${space[12]}; }
`;

export const Title = styled(LayerTitle)`
  flex: 1;
  min-width: 0;
  ${text('group', color.text.strong)}
  ${ellipsis}
`;

export const Stage = styled.div`
  position: relative;
  display: grid;
  flex: 1;
  min-height: 0;
  place-items: center;
  padding: ${space[16]} ${space[64]};
  background: ${color.surface.page};
  cursor: zoom-out;
  & > button { position: absolute; top: 50%; background: ${color.surface.card}; transform: translateY(-50%); }
  & > [data-part='previous'] { left: ${space[12]}; }
  & > [data-part='next'] { right: ${space[12]}; }
  ${media.belowSm} { padding: ${space[16]}; }
`;

export const Picture = styled.img`
  max-width: 100%;
  max-height: 100%;
  min-height: 0;
  border-radius: ${radius.inner};
  object-fit: contain;
  cursor: default;
`;

export const Failure = styled.p`
  color: ${color.text.secondary};
`;
