import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { TextControl } from '../TextField/TextControl';

/** The browser's own calendar button differs from engine to engine; ours stands in its place. */
export const Box = styled(TextControl)`
  min-width: 144px;
  input { font-variant-numeric: tabular-nums; }
  input::-webkit-calendar-picker-indicator { display: none; }
  input::-webkit-datetime-edit { padding: 0; }
  input::-webkit-date-and-time-value { text-align: start; }
`;

export const Opener = styled.span`
  display: inline-flex;
  margin-right: calc(-1 * ${vars.space[6]});
`;
