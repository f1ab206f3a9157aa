import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { media } from '../../styles/media';
import { TextControl } from '../TextField/TextControl';

export const Box = styled(TextControl)`
  position: relative;
  min-width: 136px;
  &:has([type='datetime-local']) { min-width: 176px; }
  > input { font-variant-numeric: tabular-nums; }
`;

export const Opener = styled.span`
  display: inline-flex;
  margin-right: calc(-1 * ${vars.space[6]});
`;

/**
 * The browser's date input, of which only the calendar is used: it hangs on the box. Under fingers it lies over the whole box, so that a
 * tap brings the wheel of the phone.
 */
export const Calendar = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  opacity: 0;
  pointer-events: none;
  ${media.coarse} { pointer-events: auto; }
`;
