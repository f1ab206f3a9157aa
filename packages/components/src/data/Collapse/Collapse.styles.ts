import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { row } from '../../styles/flex';
import { focusRing } from '../../styles/focus';
import { media } from '../../styles/media';
import { text } from '../../styles/text';

const { border, color, duration, easing, radius, size, space } = vars;

export const Root = styled.details`
  min-width: 0;
  border-bottom: ${border.width.default} solid ${color.border.soft};
`;

export const Title = styled.summary`
  ${row}
  gap: ${space[8]};
  min-height: ${size.control.lg};
  padding: ${space[8]} 0;
  border-radius: ${radius.sm};
  ${text('body', color.text.strong)}
  list-style: none;
  cursor: pointer;
  overflow-wrap: anywhere;

  &::-webkit-details-marker { display: none; }
  > svg { flex: none; color: ${color.text.tertiary}; transition: transform ${duration.hover} ${easing.in}; }
  [open] > & > svg { transform: rotate(180deg); }
  &:hover { color: ${color.action.default}; }
  &:focus-visible { outline: none; ${focusRing} }
  ${media.coarse} { min-height: ${size.control.touch}; }
  ${media.reducedMotion} { > svg { transition: none; } }
`;

export const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

export const Body = styled.div`
  padding: 0 0 ${space[16]};
  color: ${color.text.body};
  overflow-wrap: anywhere;
`;
