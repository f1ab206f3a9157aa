import { Popover as Base } from '@base-ui/react/popover';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { popupMotion, popupSurface } from '../../styles/popup';
import { text } from '../../styles/text';

const { color, layer, space } = vars;

export const Positioner = styled(Base.Positioner)`
  z-index: ${layer.overlay};
`;

export const Popup = styled(Base.Popup)`
  ${popupSurface}
  ${popupMotion}
  width: max-content;
  max-width: min(360px, calc(100vw - ${space[32]}));
  max-height: min(70vh, var(--available-height));
  padding: ${space[12]} ${space[16]};
  overflow-y: auto;
  &[data-dense] { max-width: min(280px, calc(100vw - ${space[32]})); padding: ${space[8]} ${space[12]}; ${text('small')} }
`;

export const Title = styled(Base.Title)`
  margin-bottom: ${space[4]};
  ${text('group', color.text.strong)}
`;
