import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { column, row } from '../../styles/flex';
import { bareButton } from '../../styles/bare';
import { media } from '../../styles/media';
import { popupMotion, popupSurface } from '../../styles/popup';
import { text, visuallyHidden } from '../../styles/text';

const { border, color, duration, easing, font, layer, radius, size, space } = vars;

/** On small screens the panel is a sheet under the top edge, so that the keyboard of the phone covers none of the search. */
export const panelPlace = `
  z-index: ${layer.overlay};
  outline: none;
  ${media.belowSm} {
    position: fixed !important;
    inset: ${space[48]} 0 0 !important;
    width: auto !important;
    transform: none !important;
  }
`;

export const panelBackdrop = `
  display: none;
  position: fixed;
  z-index: ${layer.overlay};
  inset: 0;
  background: ${color.scrim};
  transition: opacity ${duration.dialog} ${easing.in};
  &[data-starting-style], &[data-ending-style] { opacity: 0; }
  ${media.belowSm} { display: block; }
`;

export const panelBox = `
  ${popupSurface}
  ${popupMotion}
  ${column}
  max-height: min(400px, var(--available-height));
  overflow: hidden;
  ${media.belowSm} {
    width: auto;
    max-width: none;
    height: 100%;
    max-height: none;
    border-radius: ${radius.lg} ${radius.lg} 0 0;
    &&[data-starting-style], &&[data-ending-style] { opacity: 1; transform: translateY(100%); }
  }
`;

export const searchInput = `
  flex: 1;
  min-width: 0;
  height: 100%;
  ${bareButton}
  outline: none;
  ${text('body', color.text.strong)}
  &::placeholder { color: ${color.text.tertiary}; opacity: 1; }
  ${media.coarse} { font-size: ${vars.text.section.size}; }
`;

/** One choice of a panel; its states follow. */
export const panelItem = `
  ${row}
  gap: ${space[8]};
  min-height: ${space[32]};
  padding: 5px ${space[8]} 5px ${space[12]};
  border-radius: ${radius.sm};
  outline: none;
  color: ${color.text.body};
  cursor: pointer;
  user-select: none;
  ${media.belowSm} { min-height: ${space[48]}; }
`;

/** Says how many were found, and shows why there is nothing. */
export const panelNote = `
  padding: ${space[24]} ${space[16]};
  ${text('small', color.text.tertiary)}
  text-align: center;
  overflow-wrap: anywhere;
  &[data-quiet] { ${visuallyHidden} }
`;

/** Beside its control the place says what the list is for, and a press elsewhere closes it; the sheet has a head for both. */
export const SheetHead = styled.div`
  display: none;
  gap: ${space[8]};
  align-items: center;
  justify-content: space-between;
  padding: ${space[8]} ${space[8]} 0 ${space[16]};
  ${text('group', color.text.strong)}
  ${media.belowSm} { display: flex; }
`;

export const Search = styled.div`
  ${row}
  flex: none;
  gap: ${space[8]};
  height: ${size.control.lg};
  padding: 0 ${space[12]};
  border-bottom: ${border.width.default} solid ${color.border.soft};
  color: ${color.text.tertiary};
  &:focus-within { color: ${color.text.action}; box-shadow: inset 0 calc(-1 * ${border.width.default}) ${color.border.focus}; }
  ${media.belowSm} { height: ${size.control.xl}; padding: 0 ${space[16]}; }
`;

export const Words = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Found = styled.mark`
  background: transparent;
  color: ${color.text.action};
  font-weight: ${font.weight.semibold};
  [data-disabled] & { color: inherit; }
`;

export const Fact = styled.span`
  flex: none;
  ${text('small', color.text.tertiary)}
  [data-disabled] > & { color: inherit; }
`;

export const Tick = styled.span`
  display: inline-flex;
  flex: none;
  width: ${size.icon.sm};
  color: ${color.text.action};
`;
