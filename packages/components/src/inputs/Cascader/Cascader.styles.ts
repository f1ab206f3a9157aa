import { Popover as Base } from '@base-ui/react/popover';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { row } from '../../styles/flex';
import { focusOutline } from '../../styles/focus';
import { media } from '../../styles/media';
import { text } from '../../styles/text';
import { panelBackdrop, panelBox, panelItem, panelNote, panelPlace, searchInput } from '../Combobox/panel.styles';

const { border, color, font, size, space } = vars;

export const Positioner = styled(Base.Positioner)`${panelPlace}`;

export const Backdrop = styled(Base.Backdrop)`${panelBackdrop}`;

export const Popup = styled(Base.Popup)`
  min-width: max(240px, var(--anchor-width));
  max-width: var(--available-width);
  ${panelBox}
`;

export const Input = styled.input`${searchInput}`;

/** The levels of the tree, side by side; more than there is room for are scrolled to. */
export const Columns = styled.div`
  display: flex;
  flex: 0 1 auto;
  min-height: 0;
  overflow: auto hidden;
  ${media.belowSm} { flex: 1; }
`;

export const Column = styled.div`
  flex: 1 0 144px;
  max-width: 240px;
  max-height: 300px;
  padding: ${space[4]};
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding: ${space[4]};
  & + & { border-left: ${border.width.default} solid ${color.border.soft}; }
  &:only-child { max-width: none; }
  ${media.belowSm} {
    max-width: none;
    max-height: none;
    padding: ${space[8]};
    padding-bottom: calc(${space[16]} + env(safe-area-inset-bottom));
  }
`;

export const Item = styled.div`
  ${panelItem}
  &:hover, &[aria-expanded='true'] { background: ${color.surface.hover}; }
  &[aria-selected='true'] { background: ${color.surface.selected}; color: ${color.text.action}; font-weight: ${font.weight.semibold}; }
  &:focus-visible { ${focusOutline} outline-offset: calc(-1 * ${border.width.strong}); }
  &[aria-disabled] { color: ${color.text.disabled}; cursor: not-allowed; }
  > svg { flex: none; color: ${color.text.tertiary}; }
`;

/** On a phone the way back to the wider choice. */
export const Back = styled.button`
  ${row}
  flex: none;
  gap: ${space[4]};
  min-height: ${size.control.touch};
  padding: 0 ${space[16]};
  border: 0;
  border-bottom: ${border.width.default} solid ${color.border.soft};
  background: transparent;
  ${text('body', color.text.action)}
  text-align: start;
  cursor: pointer;
  &:focus-visible { ${focusOutline} outline-offset: calc(-1 * ${border.width.strong}); }
`;

export const Note = styled.div`${panelNote}`;
