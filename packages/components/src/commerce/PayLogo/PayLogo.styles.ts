import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color } = vars;

/* A mark keeps its colours where colours are forced, as a logo may. */
export const Root = styled.svg`
  flex: none;
  forced-color-adjust: none;
  --tile: ${color.payment.wechat};
  &[data-channel='alipay'] { --tile: ${color.payment.alipay}; }
  &[data-channel='transfer'] { --tile: ${color.surface.disabled}; }
`;

export const Tile = styled.rect`
  fill: var(--tile);
`;

export const Paper = styled.path`
  fill: ${color.payment.mark};
`;

export const Mark = styled.path`
  fill: none;
  stroke: ${color.payment.mark};
  stroke-width: 1.7px;
  stroke-linecap: round;
  stroke-linejoin: round;
  &[data-part='tick'] { stroke: var(--tile); }
`;

export const Building = styled(Mark)`
  stroke: ${color.text.secondary};
  stroke-width: 1.3px;
`;
