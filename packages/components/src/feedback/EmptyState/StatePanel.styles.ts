import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { column } from '../../styles/flex';
import { text } from '../../styles/text';

const { color, font, space } = vars;

export const Root = styled.div`
  ${column}
  gap: ${space[2]};
  align-items: center;
  min-width: 0;
  padding: ${space[32]} ${space[16]};
  text-align: center;
  &[data-compact] { padding: ${space[12]} 0; }
`;

export const Picture = styled.span`
  display: inline-flex;
  margin-bottom: ${space[8]};
`;

export const Title = styled.p`
  color: ${color.text.strong};
  font-weight: ${font.weight.semibold};
  overflow-wrap: anywhere;
`;

export const Help = styled.div`
  max-width: 400px;
  ${text('small', color.text.tertiary)}
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  justify-content: center;
  margin-top: ${space[12]};
`;

/** Strokes and fills of the drawings, in theme colours. */
export const Drawing = styled.svg`
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;

  .ground { stroke: ${color.border.default}; }
  .body { fill: ${color.surface.selected}; stroke: ${color.action.border}; }
  .absent { stroke: ${color.border.strong}; stroke-dasharray: 3 3; }
  .line { stroke: ${color.action.border}; }
  .detail { stroke: ${color.action.ring}; stroke-width: 1.6; }
  .light { fill: ${color.action.default}; }
  .loss { stroke: ${color.danger.default}; }
  .sign { fill: ${color.surface.card}; stroke: ${color.text.tertiary}; stroke-width: 1.6; }
`;
