import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { centred } from '../../styles/flex';
import { media } from '../../styles/media';
import { text } from '../../styles/text';
import { controlFrame } from '../TextField/TextControl.styles';

const { border, color, size, space } = vars;

/* As wide as its parts, also where its neighbours are stretched: in a column, a grid, a field. */
export const Root = styled.div`
  ${controlFrame}
  display: inline-flex;
  align-items: stretch;
  width: fit-content;
  overflow: hidden;
`;

export const Input = styled.input`
  width: ${space[64]};
  min-width: 0;
  padding: 0 ${space[4]};
  border: 0;
  outline: none;
  background: transparent;
  ${text('body')}
  color: inherit;
  text-align: center;

  &[data-alone] { width: 72px; padding: 0 ${space[12]}; text-align: start; }
  &:disabled { color: ${color.text.disabled}; cursor: not-allowed; }
  ${media.coarse} { font-size: ${vars.text.section.size}; }
`;

export const Step = styled.button`
  display: inline-flex;
  flex: none;
  ${centred}
  width: ${size.control.md};
  padding: 0;
  border: 0 solid ${color.border.default};
  background: ${color.surface.sunken};
  color: ${color.text.secondary};
  cursor: pointer;

  &:first-child { border-right-width: ${border.width.default}; }
  &:last-child { border-left-width: ${border.width.default}; }
  &:hover { background: ${color.surface.track}; color: ${color.text.strong}; }
  &:active { background: ${color.border.default}; }
  &:is(:disabled, [aria-disabled]) { background: ${color.surface.disabled}; color: ${color.text.disabled}; cursor: not-allowed; }
  [data-size='lg'] > & { width: ${size.control.lg}; }
  [data-size='touch'] > & { width: ${size.control.xl}; }
  ${media.coarse} { width: ${size.control.touch}; }
`;

/** After the number: GB, Mbps, 元/小时. */
export const Unit = styled.span`
  flex: none;
  align-self: center;
  padding-right: ${space[8]};
  ${text('dense', color.text.secondary)}
`;
