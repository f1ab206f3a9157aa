import { media, row, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, duration, easing, font, radius, space } = vars;

export const Frame = styled.div`
  border: ${border.width.default} solid ${color.border.default};
  border-radius: ${radius.inner};
  overflow: hidden;
  container-type: inline-size;
`;

export const Grid = styled.table`
  width: 100%;
  table-layout: fixed;
  ${text('dense')}
  & th, & td { padding: ${space[8]} ${space[12]}; text-align: left; font-weight: ${font.weight.regular}; }
  & thead th { padding-block: 5px; background: ${color.surface.sunken}; color: ${color.text.tertiary}; font-size: ${vars.text.small.size}; }
  & tr > :first-child { padding-left: ${space[14]}; }
  & tr > :last-child { padding-right: ${space[14]}; }
  & [data-align='end'] { text-align: right; }
  /* Beside the order on a tablet, and on a phone: the name, the one fact that decides, and the price. */
  @container (max-width: 639px) { & [data-wide] { display: none; } }
  ${media.belowSm} { & th, & td { padding-block: ${space[10]}; padding-inline: ${space[8]}; } }
`;

/* The label covers its row, so that the row is the target of its radio. */
export const Line = styled.tr`
  position: relative;
  border-top: ${border.width.default} solid ${color.border.soft};
  transition: background-color ${duration.hover} ${easing.in};
  &:hover { background: ${color.surface.hover}; }
  &:has(:checked) { background: ${color.surface.selected}; }
  &:has(:disabled) { background: ${color.surface.card}; color: ${color.text.tertiary}; }
`;

export const Pick = styled.label`
  ${row}
  gap: ${space[8]};
  color: ${color.text.strong};
  font-weight: ${font.weight.medium};
  cursor: pointer;
  &::after { content: ''; position: absolute; inset: 0; }
  &:has(:disabled) { color: inherit; font-weight: ${font.weight.regular}; cursor: not-allowed; }
`;
