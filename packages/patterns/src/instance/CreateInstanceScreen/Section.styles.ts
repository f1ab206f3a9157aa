import { media, row, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, duration, easing, size, space } = vars;

export const Row = styled.section`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  padding: ${space[20]} ${space[24]};
  & + & { border-top: ${border.width.default} solid ${color.border.soft}; }
  & > h2 { padding-top: ${space[4]}; ${text('group')} }
  ${media.belowLg} { grid-template-columns: minmax(0, 1fr); gap: ${space[12]}; padding: ${space[16]} ${space[20]}; }
`;

export const Fold = styled.details`
  padding: 0 ${space[16]};
  & + & { border-top: ${border.width.default} solid ${color.border.soft}; }
  &[open] { padding-bottom: ${space[16]}; }
`;

export const Head = styled.summary`
  ${row}
  gap: ${space[12]};
  min-height: ${size.control.xl};
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker { display: none; }
  & > h2 { flex: none; ${text('group')} }
  & > span { flex: 1; min-width: 0; overflow: hidden; color: ${color.text.secondary}; text-align: right; text-overflow: ellipsis; white-space: nowrap; }
  & > svg { color: ${color.text.tertiary}; transition: transform ${duration.hover} ${easing.in}; }
  [open] > & > svg { transform: rotate(180deg); }
`;
