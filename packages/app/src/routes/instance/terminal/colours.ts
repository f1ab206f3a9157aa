import { vars } from '@compute-market/tokens';
import type { ITheme } from '@xterm/xterm';

const { chart, status, surface, text, action } = vars.color;

/** The sixteen colours of a terminal and its surroundings, out of the tokens; what is too faint on the ground is made readable by the terminal. */
const colours: Readonly<Record<keyof Omit<ITheme, 'extendedAnsi'>, string>> = {
  background: surface.card,
  foreground: text.strong,
  cursor: action.default,
  cursorAccent: surface.card,
  selectionBackground: surface.selected,
  selectionForeground: text.strong,
  selectionInactiveBackground: surface.selected,
  black: text.strong,
  red: status.err.icon,
  green: status.ok.icon,
  yellow: status.warn.icon,
  blue: action.default,
  magenta: status.keep.icon,
  cyan: chart.bandwidth,
  white: text.secondary,
  brightBlack: text.secondary,
  brightRed: status.err.text,
  brightGreen: status.ok.text,
  brightYellow: status.warn.text,
  brightBlue: text.action,
  brightMagenta: status.keep.text,
  brightCyan: chart.sftp,
  brightWhite: text.strong,
  overviewRulerBorder: surface.card,
  scrollbarSliderBackground: vars.color.control.thumb,
  scrollbarSliderHoverBackground: vars.color.control.thumb,
  scrollbarSliderActiveBackground: vars.color.control.thumb,
};

/** What the tokens are now, at this place of the page. */
export function readColours(place: HTMLElement): ITheme {
  const probe = document.createElement('i');
  probe.hidden = true;
  place.append(probe);
  const seen = Object.entries(colours).map(([name, token]) => {
    probe.style.color = token;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(seen) as ITheme;
}
