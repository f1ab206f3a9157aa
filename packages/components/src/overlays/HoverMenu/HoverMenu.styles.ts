import { Popover as Base } from '@base-ui/react/popover';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { popupMotion, popupSurface } from '../../styles/popup';

const { layer, size, space } = vars;

export const Positioner = styled(Base.Positioner)`
  z-index: ${layer.overlay};
`;

export const Panel = styled(Base.Popup)`
  ${popupSurface}
  ${popupMotion}
  max-width: calc(100vw - ${space[32]});
  max-height: min(70vh, var(--available-height));
  overflow-y: auto;
  &[data-width='bell'] { width: ${size.menu.bell}; }
  &[data-width='avatar'] { width: ${size.menu.avatar}; }
`;
