import { Popover as Base } from '@base-ui/react/popover';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { focusRing } from '../../styles/focus';

const { color, radius, size, space } = vars;

/* The target is 24 px, the drawing 14: pulled in, so that a label and its sign stay together. */
export const Trigger = styled(Base.Trigger)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: ${size.target};
  height: ${size.target};
  margin: calc(-1 * ${space[4]}) calc(-1 * ${space[2]});
  padding: 0;
  border: 0;
  border-radius: ${radius.sm};
  background: none;
  color: ${color.text.tertiary};
  vertical-align: middle;
  cursor: help;
  &:hover, &[data-popup-open] { color: ${color.text.action}; }
  &:focus-visible { ${focusRing} }
`;
