import { Popover as Base } from '@base-ui/react/popover';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { centred } from '../../styles/flex';
import { bareButton } from '../../styles/bare';
import { focusRing } from '../../styles/focus';

const { color, radius, size, space } = vars;

/* The target is 24 px, the drawing 14: pulled in, so that a label and its sign stay together. */
export const Trigger = styled(Base.Trigger)`
  display: inline-flex;
  ${centred}
  width: ${size.target};
  height: ${size.target};
  margin: calc(-1 * ${space[4]}) calc(-1 * ${space[2]});
  ${bareButton}
  border-radius: ${radius.sm};
  color: ${color.text.tertiary};
  vertical-align: middle;
  cursor: help;
  &:hover, &[data-popup-open] { color: ${color.text.action}; }
  &:focus-visible { ${focusRing} }
`;
