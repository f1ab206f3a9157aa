import { Tooltip as Base } from '@base-ui/react/tooltip';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { popupMotion, popupSurface } from '../../styles/popup';
import { text } from '../../styles/text';

const { color, layer, radius, space } = vars;

export const Positioner = styled(Base.Positioner)`
  z-index: ${layer.overlay};
`;

export const Popup = styled(Base.Popup)`
  ${popupSurface}
  ${popupMotion}
  max-width: min(280px, calc(100vw - ${space[32]}));
  padding: ${space[6]} ${space[10]};
  border-radius: ${radius.inner};
  ${text('small', color.text.body)}
  overflow-wrap: anywhere;
`;
