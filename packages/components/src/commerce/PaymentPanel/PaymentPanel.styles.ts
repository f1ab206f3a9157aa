import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { column } from '../../styles/flex';
import { text } from '../../styles/text';

const { color, layer, shadow, space } = vars;

export const Root = styled.div`
  ${column}
  align-items: center;
  min-width: 0;
  &[data-layout='phone'] { min-height: 100%; padding: 0 ${space[20]}; }
`;

export const Sum = styled.div`
  margin-bottom: ${space[12]};
  [data-layout='phone'] > & { margin-bottom: 0; }
`;

export const Payee = styled.div`
  min-height: 20px;
  margin-bottom: ${space[8]};
  ${text('dense', color.text.secondary)}
`;

/* Sticks to the bottom of the sheet, or of the page, while the facts scroll under it. */
export const Actions = styled.div`
  position: sticky;
  z-index: ${layer.sticky};
  bottom: 0;
  ${column}
  align-self: stretch;
  gap: ${space[8]};
  margin: auto calc(-1 * ${space[20]}) 0;
  padding: ${space[10]} ${space[16]} max(${space[24]}, env(safe-area-inset-bottom));
  background: ${color.surface.card};
  box-shadow: ${shadow.bottomBar};
`;
