import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { row } from '../../styles/flex';
import { media } from '../../styles/media';
import { ellipsis, text } from '../../styles/text';
import { controlFrame } from '../TextField/TextControl.styles';

const { color, size, space } = vars;

/* The panel has the focus while it is open; the box it belongs to still shows it. */
export const Root = styled.div`
  ${controlFrame}
  position: relative;
  ${row}
  &[data-open] { border-color: ${color.border.focus}; }
`;

export const Trigger = styled.button`
  ${row}
  flex: 1;
  gap: ${space[8]};
  min-width: 0;
  height: 100%;
  padding: 0 ${space[32]} 0 ${space[10]};
  border: 0;
  outline: none;
  background: transparent;
  ${text('body')}
  color: inherit;
  text-align: start;
  cursor: pointer;

  [data-size='lg'] > &, [data-size='touch'] > & { padding-left: ${space[12]}; }
  [data-clearable] > && { padding-right: calc(${space[32]} + ${size.target}); }
  &:disabled { color: ${color.text.disabled}; cursor: not-allowed; }
  ${media.coarse} { font-size: ${vars.text.section.size}; }
`;

export const Chosen = styled.span`
  flex: 1;
  min-width: 0;
  ${ellipsis}
  &[data-placeholder] { color: ${color.text.tertiary}; }
  :disabled > & { color: inherit; }
`;

/** Over the end of the button, which lies under it and takes the press. */
export const Arrow = styled.span`
  position: absolute;
  right: ${space[10]};
  display: inline-flex;
  color: ${color.text.tertiary};
  pointer-events: none;
  [data-disabled] > & { color: ${color.text.disabled}; }
`;

export const Clear = styled.span`
  position: absolute;
  right: ${space[28]};
  display: inline-flex;
`;
