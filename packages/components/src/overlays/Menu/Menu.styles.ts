import { Menu as Base } from '@base-ui/react/menu';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { row } from '../../styles/flex';
import { media } from '../../styles/media';
import { popupMotion, popupSurface } from '../../styles/popup';
import { ellipsis, text } from '../../styles/text';

const { border, color, duration, easing, layer, radius, space } = vars;

/** On small screens the menu is a sheet at the bottom, so the place it was given beside its button yields. */
export const Positioner = styled(Base.Positioner)`
  z-index: ${layer.overlay};
  outline: none;
  ${media.belowSm} {
    position: fixed !important;
    inset: auto 0 0 !important;
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
  min-width: max(144px, var(--anchor-width));
  max-width: 320px;
  max-height: min(70vh, var(--available-height));
  padding: ${space[4]};
  overflow-y: auto;
  ${media.belowSm} {
    max-width: none;
    max-height: 80vh;
    border-radius: ${radius.lg} ${radius.lg} 0 0;
    padding: ${space[8]} ${space[8]} calc(${space[16]} + env(safe-area-inset-bottom));
    &&[data-starting-style], &&[data-ending-style] { opacity: 1; transform: translateY(100%); }
  }
`;

/** What the menu is about: only the sheet needs it, beside its button the place says it. */
export const SheetTitle = styled.div`
  display: none;
  padding: ${space[8]} ${space[12]};
  ${text('small', color.text.tertiary)}
  ${ellipsis}
  ${media.belowSm} { display: block; }
`;

export const Item = styled(Base.Item)`
  ${row}
  gap: ${space[8]};
  min-height: ${space[32]};
  padding: 5px ${space[12]};
  border-radius: ${radius.sm};
  outline: none;
  color: ${color.text.body};
  cursor: pointer;
  user-select: none;
  &[data-highlighted] { background: ${color.surface.hover}; color: ${color.text.strong}; }
  &[data-tone='danger'] { color: ${color.danger.text}; }
  &[data-tone='danger'][data-highlighted] { background: ${color.danger.subtle}; color: ${color.danger.text}; }
  &[data-disabled] { color: ${color.text.disabled}; cursor: not-allowed; }
  &[data-disabled][data-highlighted] { background: ${color.surface.hover}; color: ${color.text.disabled}; }
  ${media.belowSm} { min-height: ${space[48]}; }
  ${media.forcedColors} { &[data-highlighted] { outline: ${border.width.strong} solid; } }
`;

export const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

export const Reason = styled.span`
  display: block;
  ${text('line', color.text.tertiary)}
`;

export const Note = styled.span`
  ${text('small', color.text.tertiary)}
  white-space: nowrap;
`;

export const Divider = styled(Base.Separator)`
  height: ${border.width.default};
  margin: ${space[4]} 0;
  background: ${color.border.soft};
`;
