import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color } = vars;

/** The two sides, next to each other where there is room. */
export const Sides = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[16]} ${vars.space[24]};
  > * { flex: 1 1 0; min-width: min(240px, 100%); }
  [data-component='ImageUpload'] { max-width: none; }
`;

export const Drawing = styled.svg`
  fill: ${color.surface.card};
  stroke: ${color.border.strong};
  stroke-width: 2;
  stroke-linecap: round;
`;
