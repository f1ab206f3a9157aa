import { media, row, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, font, layer, radius, shadow, size, space } = vars;

export const Bar = styled.section`
  position: fixed;
  bottom: ${space[24]};
  left: 50%;
  z-index: ${layer.bar};
  ${row}
  gap: ${space[10]};
  max-width: calc(100vw - ${space[32]});
  min-height: 52px;
  padding: ${space[6]} ${space[12]} ${space[6]} ${space[20]};
  border-radius: 26px;
  background: ${color.surface.card};
  ${text('dense')}
  box-shadow: ${shadow.overlay};
  transform: translateX(-50%);
  & > span:first-child { flex: none; color: ${color.text.secondary}; }
  ${media.belowSm} { bottom: ${space[16]}; width: calc(100vw - ${space[32]}); & > [data-component='Tag'] { display: none; } & > button:last-child { margin-left: auto; height: ${size.control.touch}; } }
`;

export const CompareFrame = styled.div`
  overflow-x: auto;
  &:focus-visible { outline: ${border.width.strong} solid ${color.border.focus}; border-radius: ${radius.sm}; }
`;

export const CompareGrid = styled.table`
  width: 100%;
  ${text('dense')}
  & th, & td { min-width: 148px; padding: ${space[10]} ${space[12]}; border-bottom: ${border.width.default} solid ${color.border.soft}; text-align: left; font-weight: ${font.weight.regular}; white-space: nowrap; }
  & tr > :first-child { position: sticky; left: 0; min-width: 112px; background: ${color.surface.card}; color: ${color.text.tertiary}; }
  & tbody [data-component='Tag'] { margin-left: ${space[6]}; }
  & tr[data-same] > td { color: ${color.text.tertiary}; }
  & thead th:not(:first-child) { color: ${color.text.strong}; font-weight: ${font.weight.semibold}; & > svg, & > button { display: inline-flex; vertical-align: middle; } & > svg { margin-right: ${space[8]}; } & > button { margin-left: ${space[4]}; } }
`;
