import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { column, row, wrappingRow } from '../styles/flex';
import { media } from '../styles/media';
import { popupEdge } from '../styles/popup-edge';
import { text } from '../styles/text';
import { LayerScrim, LayerFrame, LayerWindow, LayerTitle, LayerDescription } from './layer-parts';

const { color, duration, easing, layer, radius, shadow, size, space } = vars;

/** What stays visible of the page above a sheet on a small screen. */
const sheetTop = size.control.xl;

export const Backdrop = styled(LayerScrim)`
  position: fixed;
  z-index: ${layer.overlay};
  inset: 0;
  background: ${color.scrim};
  transition: opacity ${duration.dialog} ${easing.in};
  &[data-starting-style], &[data-ending-style] { opacity: 0; }
  &[data-ending-style] { transition-timing-function: ${easing.out}; }
`;

export const Viewport = styled(LayerFrame)`
  position: fixed;
  z-index: ${layer.overlay};
  inset: 0;
  display: flex;
  justify-content: center;
  align-items: flex-start;
  padding: clamp(${space[16]}, 11.5vh, 104px) ${space[16]} ${space[16]};
  &[data-placement='left'] { justify-content: flex-start; padding: 0; }
  &[data-placement='right'] { justify-content: flex-end; padding: 0; }
  &[data-placement='bottom'] { align-items: flex-end; padding: ${sheetTop} 0 0; }
  ${media.belowSm} {
    &:not([data-placement='left']) { align-items: flex-end; padding: ${sheetTop} 0 0; }
  }
`;

export const Popup = styled(LayerWindow)`
  ${column}
  min-width: 0;
  max-height: 100%;
  border-radius: ${radius.lg};
  outline: none;
  background: ${color.surface.card};
  box-shadow: ${shadow.overlay};
  overflow: hidden;
  transition: opacity ${duration.dialog} ${easing.in}, transform ${duration.dialog} ${easing.in};
  &[data-ending-style] { transition-timing-function: ${easing.out}; }
  ${popupEdge}

  &[data-size='sm'] { width: ${size.dialog.sm}; }
  &[data-size='md'] { width: ${size.dialog.md}; }
  &[data-size='lg'] { width: ${size.dialog.lg}; }
  &[data-placement='center'][data-starting-style],
  &[data-placement='center'][data-ending-style] { opacity: 0; transform: translateY(${space[8]}); }

  &[data-placement='left'], &[data-placement='right'] { height: 100%; border-radius: 0; }
  &[data-placement='left'] { width: min(${size.sheet.drawer}, 100vw - ${space[40]}); }
  &[data-placement='right'] { width: min(${size.sheet.panel}, 100vw); }
  &[data-placement='left'][data-starting-style], &[data-placement='left'][data-ending-style] { transform: translateX(-100%); }
  &[data-placement='right'][data-starting-style], &[data-placement='right'][data-ending-style] { transform: translateX(100%); }

  &[data-placement='bottom'] { width: min(${size.dialog.md}, 100%); border-radius: ${radius.lg} ${radius.lg} 0 0; padding-bottom: env(safe-area-inset-bottom); }
  &[data-placement='bottom'][data-sheet='full'] { height: 100%; }
  &[data-placement='bottom'][data-starting-style], &[data-placement='bottom'][data-ending-style] { transform: translateY(100%); }

  ${media.belowSm} {
    &:not([data-placement='left']) { width: 100%; border-radius: ${radius.lg} ${radius.lg} 0 0; padding-bottom: env(safe-area-inset-bottom); }
    &:not([data-placement='left'])[data-sheet='full'] { height: 100%; }
    &:not([data-placement='left'])[data-starting-style],
    &:not([data-placement='left'])[data-ending-style] { opacity: 1; transform: translateY(100%); }
  }
`;

/** The mark of a sheet that came from below. */
export const Grip = styled.div`
  display: none;
  flex: none;
  width: 36px;
  height: ${space[4]};
  margin: ${space[8]} auto 0;
  border-radius: ${radius.full};
  background: ${color.border.strong};
  &[data-placement='bottom'] { display: block; }
  ${media.forcedColors} { background: CanvasText; forced-color-adjust: none; }
  ${media.belowSm} {
    &:not([data-placement='left']) { display: block; }
  }
`;

export const Header = styled.div`
  display: flex;
  flex: none;
  gap: ${space[8]};
  padding: ${space[16]} ${space[16]} ${space[12]} ${space[24]};
  [data-placement='left'] > & { padding: ${space[16]}; }
  ${media.belowSm} {
    padding: ${space[8]} ${space[8]} ${space[8]} ${space[16]};
  }
`;

/** Stands beside the first line of the title, as the button to close does. */
export const Lead = styled.span`
  ${row}
  flex: none;
  height: ${size.target};
  ${media.belowSm} { height: ${size.control.touch}; }
`;

/** It asks what is done, so all of it is read. */
export const Heading = styled(LayerTitle)`
  min-width: 0;
  flex: 1;
  ${text('section')}
  overflow-wrap: anywhere;
  ${media.belowSm} { padding-block: calc((${size.control.touch} - ${vars.text.section.line}) / 2); }
`;

export const Description = styled(LayerDescription)`
  flex: none;
  padding: 0 ${space[24]} ${space[12]};
  ${text('dense', color.text.secondary)}
  ${media.belowSm} { padding: 0 ${space[16]} ${space[12]}; }
`;

export const Body = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  padding: ${space[4]} ${space[24]} ${space[24]};
  overflow-y: auto;
  overscroll-behavior: contain;
  [data-flush] > & { padding: 0; }
  ${media.belowSm} { padding: ${space[4]} ${space[16]} ${space[16]}; }
`;

export const Footer = styled.div`
  ${wrappingRow}
  flex: none;
  justify-content: flex-end;
  gap: ${space[8]};
  padding: ${space[12]} ${space[24]} ${space[20]};
  ${media.belowSm} {
    padding: ${space[10]} ${space[16]} ${space[16]};
    box-shadow: ${shadow.bottomBar};
    > button, > a { flex: 1; height: ${size.control.xl}; }
  }
`;
