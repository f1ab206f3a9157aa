import { Combobox as Base } from '@base-ui/react/combobox';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { row } from '../../styles/flex';
import { media } from '../../styles/media';
import { text } from '../../styles/text';
import { panelBackdrop, panelBox, panelItem, panelNote, panelPlace, searchInput } from './panel.styles';

const { border, color, font, size, space } = vars;

export const Positioner = styled(Base.Positioner)`${panelPlace}`;

export const Backdrop = styled(Base.Backdrop)`${panelBackdrop}`;

export const Popup = styled(Base.Popup)`
  width: max(240px, var(--anchor-width));
  max-width: min(var(--available-width), 480px);
  ${panelBox}
`;

export const Input = styled(Base.Input)`${searchInput}`;

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
  ${panelItem}
  &[data-selected] { background: ${color.surface.selected}; color: ${color.text.action}; font-weight: ${font.weight.semibold}; }
  [data-multiple] > &[data-selected] { background: transparent; color: ${color.text.body}; font-weight: ${font.weight.regular}; }
  &&[data-highlighted] { background: ${color.surface.hover}; }
  [data-multiple] > && { padding-left: ${space[8]}; }
  &&[data-disabled] { color: ${color.text.disabled}; cursor: not-allowed; }
  ${media.forcedColors} { &[data-highlighted] { outline: ${border.width.strong} solid; outline-offset: calc(-1 * ${space[2]}); } }
`;

export const Hint = styled.span`
  display: block;
  ${text('small', color.text.tertiary)}
  [data-disabled] & { color: inherit; }
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

export const Note = styled(Base.Status)`${panelNote}`;

export const Foot = styled.div`
  ${row}
  flex: none;
  gap: ${space[4]};
  min-height: ${size.control.lg};
  padding: 0 ${space[6]} 0 ${space[12]};
  border-top: ${border.width.default} solid ${color.border.soft};
  ${text('small', color.text.tertiary)}
  > :first-child { flex: 1; }
  ${media.belowSm} { padding: ${space[4]} ${space[16]} calc(${space[4]} + env(safe-area-inset-bottom)); }
`;
