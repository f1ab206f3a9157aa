import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { ellipsis } from '../../styles/text';
import { row } from '../../styles/flex';
import { bareButton } from '../../styles/bare';

const { border, color, font, radius, size, space, text: type } = vars;

/** A value in a sunken frame, with what can be done to it at the right end; it grows with one that a finger unfolds. SecretField stands in the same one. */
export const Frame = styled.span`
  ${row}
  gap: ${space[4]};
  min-width: 0;
  height: 36px;
  padding: 0 ${space[4]} 0 ${space[12]};
  border: ${border.width.default} solid ${color.border.default};
  border-radius: ${radius.sm};
  background: ${color.surface.sunken};
  color: ${color.text.strong};
  &[data-bare] { display: inline-flex; max-width: 100%; height: ${size.target}; ${bareButton} }
  &:has([data-whole]) { height: auto; }
`;

export const Value = styled.span`
  flex: 1;
  min-width: 0;
  ${ellipsis}
  [data-bare] > & { flex: 0 1 auto; }
  &:has([data-whole]) { overflow: visible; }
  [data-mono] > & { font-family: ${font.family.mono}; font-size: ${type.mono.size}; }
`;
