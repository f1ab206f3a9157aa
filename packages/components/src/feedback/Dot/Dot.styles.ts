import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { forcedColors } from '../../styles/forced-colors';

const { border, color, radius, space } = vars;

/* On top of an icon a ring of the surface keeps the two apart. Forced colours take the background away, so the dot opts out of them. */
export const Root = styled.span`
  display: inline-block;
  flex: none;
  width: ${space[6]};
  height: ${space[6]};
  border-radius: ${radius.full};
  background: ${color.danger.default};

  &[data-tone='ok'] { background: ${color.status.ok.icon}; }
  &[data-tone='info'] { background: ${color.status.info.icon}; }
  &[data-tone='warn'] { background: ${color.status.warn.icon}; }
  &[data-tone='mute'] { background: ${color.border.hover}; }
  ${forcedColors} { background: CanvasText; forced-color-adjust: none; }
  &[data-ringed] { box-shadow: 0 0 0 ${border.width.strong} ${color.surface.card}; }
`;
