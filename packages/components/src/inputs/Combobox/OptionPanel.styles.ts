import { Combobox as Base } from '@base-ui/react/combobox';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { media } from '../../styles/media';
import { popupMotion, popupSurface } from '../../styles/popup';
import { text } from '../../styles/text';

const { border, color, duration, easing, font, layer, radius, size, space } = vars;

/** On small screens the list is a sheet under the top edge, so that the keyboard of the phone covers none of the search. */
export const Positioner = styled(Base.Positioner)`
  z-index: ${layer.overlay};
  outline: none;
  ${media.belowSm} {
    position: fixed !important;
    inset: ${space[48]} 0 0 !important;
    width: auto !important;
    transform: none !important;
  }
`;

export const Backdrop = styled(Base.Backdrop)`
  display: none;
  position: fixed;
  z-index: ${layer.overlay};
  inset: 0;
  background: ${color.scrim};
  transition: opacity ${duration.dialog} ${easing.in};
  &[data-starting-style], &[data-ending-style] { opacity: 0; }
  ${media.belowSm} { display: block; }
`;

export const Popup = styled(Base.Popup)`
  ${popupSurface}
  ${popupMotion}
  display: flex;
  flex-direction: column;
  width: max(240px, var(--anchor-width));
  max-width: min(var(--available-width), 480px);
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

/** Beside its control the place says what the list is for, and a press elsewhere closes it; the sheet has a head for both. */
export const SheetHead = styled.div`
  display: none;
  gap: ${space[8]};
  align-items: center;
  justify-content: space-between;
  padding: ${space[8]} ${space[8]} 0 ${space[16]};
  color: ${color.text.strong};
  ${text('group')}
  ${media.belowSm} { display: flex; }
`;

export const Search = styled.div`
  display: flex;
  flex: none;
  gap: ${space[8]};
  align-items: center;
  height: ${size.control.lg};
  padding: 0 ${space[12]};
  border-bottom: ${border.width.default} solid ${color.border.soft};
  color: ${color.text.tertiary};
  &:focus-within { color: ${color.text.action}; box-shadow: inset 0 calc(-1 * ${border.width.default}) ${color.border.focus}; }
  ${media.belowSm} { height: ${size.control.xl}; padding: 0 ${space[16]}; }
`;

export const Input = styled(Base.Input)`
  flex: 1;
  min-width: 0;
  height: 100%;
  padding: 0;
  border: 0;
  outline: none;
  background: transparent;
  ${text('body')}
  color: ${color.text.strong};
  &::placeholder { color: ${color.text.tertiary}; opacity: 1; }
  ${media.coarse} { font-size: ${vars.text.section.size}; }
`;

export const List = styled(Base.List)`
  flex: 0 1 auto;
  min-height: 0;
  padding: ${space[4]};
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding: ${space[4]};
  outline: none;
  &:empty { padding: 0; }
  ${media.belowSm} { flex: 1; padding: ${space[8]}; padding-bottom: calc(${space[16]} + env(safe-area-inset-bottom)); }
`;

export const Item = styled(Base.Item)`
  display: flex;
  gap: ${space[8]};
  align-items: center;
  min-height: ${space[32]};
  padding: 5px ${space[8]} 5px ${space[12]};
  border-radius: ${radius.sm};
  outline: none;
  color: ${color.text.body};
  cursor: pointer;
  user-select: none;

  &[data-selected] { background: ${color.surface.selected}; color: ${color.text.action}; font-weight: ${font.weight.semibold}; }
  [data-multiple] > &[data-selected] { background: transparent; color: ${color.text.body}; font-weight: ${font.weight.regular}; }
  &&[data-highlighted] { background: ${color.surface.hover}; }
  [data-multiple] > && { padding-left: ${space[8]}; }
  &&[data-disabled] { color: ${color.text.disabled}; cursor: not-allowed; }
  ${media.belowSm} { min-height: ${space[48]}; }
  ${media.forcedColors} { &[data-highlighted] { outline: ${border.width.strong} solid; outline-offset: calc(-1 * ${space[2]}); } }
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

export const Hint = styled.span`
  display: block;
  ${text('small')}
  color: ${color.text.tertiary};
  [data-disabled] & { color: inherit; }
`;

export const Fact = styled.span`
  flex: none;
  ${text('small')}
  color: ${color.text.tertiary};
  [data-disabled] > & { color: inherit; }
`;

export const Tick = styled.span`
  display: inline-flex;
  flex: none;
  width: ${size.icon.sm};
  color: ${color.text.action};
`;

/** A drawing of the house's checkbox; the row itself is what is chosen. */
export const Box = styled.span`
  position: relative;
  flex: none;
  width: ${size.icon.md};
  height: ${size.icon.md};
  border: ${border.width.default} solid ${color.border.strong};
  border-radius: 3px;
  background: ${color.surface.card};
  [data-selected] > & { border-color: ${color.action.default}; background: ${color.action.default}; color: ${color.text.onAction}; }
  [data-disabled] > & { background: ${color.surface.disabled}; }
  [data-selected] > &::before {
    content: '';
    position: absolute;
    top: 3px;
    left: 2px;
    width: ${space[10]};
    height: 6px;
    border: solid currentcolor;
    border-width: 0 0 ${border.width.strong} ${border.width.strong};
    border-radius: 1px;
    transform: rotate(-45deg);
  }
`;

/** Says how many were found, and shows why the list is empty. */
export const Note = styled(Base.Status)`
  padding: ${space[24]} ${space[16]};
  ${text('small')}
  color: ${color.text.tertiary};
  text-align: center;
  overflow-wrap: anywhere;
  &[data-quiet] { position: absolute; width: 1px; height: 1px; padding: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;

export const Foot = styled.div`
  display: flex;
  flex: none;
  gap: ${space[4]};
  align-items: center;
  min-height: ${size.control.lg};
  padding: 0 ${space[6]} 0 ${space[12]};
  border-top: ${border.width.default} solid ${color.border.soft};
  ${text('small')}
  color: ${color.text.tertiary};
  > :first-child { flex: 1; }
  ${media.belowSm} { padding: ${space[4]} ${space[16]} calc(${space[4]} + env(safe-area-inset-bottom)); }
`;
