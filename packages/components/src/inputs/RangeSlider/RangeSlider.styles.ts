import { Slider as Base } from '@base-ui/react/slider';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { row } from '../../styles/flex';
import { focusRing } from '../../styles/focus';
import { media } from '../../styles/media';
import { text } from '../../styles/text';
import { touchTarget } from '../../styles/target';

const { border, color, duration, easing, radius, shadow, size, space } = vars;

/** Half a thumb stands over each end of the track, inside the control. */
export const Control = styled(Base.Control)`
  ${row}
  height: ${size.control.md};
  padding: 0 ${space[8]};
  cursor: pointer;
  touch-action: none;
  user-select: none;
  &[data-disabled] { cursor: not-allowed; }
  ${media.coarse} { height: ${size.control.touch}; }
`;

export const Track = styled(Base.Track)`
  width: 100%;
  height: ${space[4]};
  border-radius: ${radius.full};
  background: ${color.border.default};
  ${media.forcedColors} { background: GrayText; forced-color-adjust: none; }
`;

export const Between = styled(Base.Indicator)`
  border-radius: ${radius.full};
  background: ${color.action.default};
  &[data-disabled] { background: ${color.border.strong}; }
  ${media.forcedColors} { background: Highlight; forced-color-adjust: none; }
`;

/** Drawn 16, hit as the smallest allowed target, and under fingers as a fingertip. */
export const Thumb = styled(Base.Thumb)`
  box-sizing: border-box;
  width: ${space[16]};
  height: ${space[16]};
  border: ${border.width.strong} solid ${color.action.default};
  border-radius: ${radius.full};
  background: ${color.surface.card};
  box-shadow: ${shadow.thumb};
  transition: box-shadow ${duration.hover} ${easing.in};

  &::after { content: ''; position: absolute; inset: calc((${space[16]} - ${size.target}) / 2 - ${border.width.strong}); }
  ${touchTarget}
  &:has(:focus-visible) { ${focusRing} }
  &[data-disabled] { border-color: ${color.border.strong}; background: ${color.surface.disabled}; }
`;

export const Boxes = styled.div`
  display: inline-flex;
  gap: ${space[8]};
  align-items: center;
  color: ${color.text.secondary};
`;

export const Readout = styled.output`
  min-height: ${size.control.md};
  ${text('body', color.text.strong)}
  line-height: ${size.control.md};
  font-variant-numeric: tabular-nums;
`;
