import { FitAddon } from '@xterm/addon-fit';
import { Terminal } from '@xterm/xterm';
import '@xterm/xterm/css/xterm.css';
import { readColours } from './colours';
import { styledDocument } from './styled-document';

/** Characters that fit. */
export interface SurfaceSize {
  readonly columns: number;
  readonly rows: number;
}

export interface SurfaceListener {
  readonly onType: (bytes: Uint8Array) => void;
  readonly onResize: (size: SurfaceSize) => void;
  /** Ctrl-F6: the keyboard leaves the terminal. */
  readonly onLeave: () => void;
}

/** A drawn terminal. */
export interface Surface {
  readonly size: () => SurfaceSize;
  /** `drawn` once it can be seen. */
  readonly write: (bytes: Uint8Array, drawn: () => void) => void;
  /** A line of the page's own, between what the machine writes. */
  readonly say: (words: string) => void;
  readonly selection: () => string;
  readonly paste: (text: string) => void;
  readonly focus: () => void;
  readonly stepFont: (step: 1 | -1) => void;
  /** Tells a screen reader what is written. It costs speed, and keyboards that compose nothing, so that it is off until somebody asks. */
  readonly readAloud: (on: boolean) => void;
  readonly dispose: () => void;
}

/** Lines that can be scrolled back to. */
const keptLines = 5000;
const fonts = { smallest: 10, usual: 14, largest: 28, step: 2 };

const isLeaving = ({ ctrlKey, shiftKey, key }: KeyboardEvent): boolean =>
  ctrlKey && (key === 'F6' || (shiftKey && key === 'Escape'));

/** Draws a terminal that fills a place, in the colours of the site. */
export function openSurface(place: HTMLElement, { onType, onResize, onLeave }: SurfaceListener): Surface {
  const styled = styledDocument(document);
  const terminal = new Terminal({
    allowProposedApi: false,
    cursorBlink: false,
    documentOverride: styled.page,
    fontFamily: getComputedStyle(place).fontFamily,
    fontSize: fonts.usual,
    minimumContrastRatio: 4.5,
    scrollback: keptLines,
    theme: readColours(place),
  });
  const fit = new FitAddon();
  terminal.loadAddon(fit);
  styled.whole(() => {
    terminal.open(place);
    fit.fit();
  });
  const size = (): SurfaceSize => ({ columns: terminal.cols, rows: terminal.rows });
  const encoder = new TextEncoder();
  terminal.onData((text) => onType(encoder.encode(text)));
  terminal.onBinary((text) => onType(Uint8Array.from(text, (character) => character.charCodeAt(0))));
  terminal.onResize(() => onResize(size()));
  const copy = () => void navigator.clipboard.writeText(terminal.getSelection()).catch(() => undefined);
  terminal.attachCustomKeyEventHandler((event) => {
    const isClipboard = event.ctrlKey && event.shiftKey;
    // The browser itself pastes, and asks nobody.
    if (isClipboard && event.code === 'KeyV') return false;
    const isCopy = isClipboard && event.code === 'KeyC';
    if (!isLeaving(event) && !isCopy) return true;
    event.preventDefault();
    if (event.type !== 'keydown') return false;
    if (isCopy) copy();
    else onLeave();
    return false;
  });
  const watch = new ResizeObserver(() => {
    if (place.offsetWidth > 0) fit.fit();
  });
  watch.observe(place);
  const dress = new MutationObserver(() => {
    terminal.options.theme = readColours(place);
  });
  dress.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return {
    size,
    write: (bytes, drawn) => terminal.write(bytes, drawn),
    say: (words) => terminal.write(`\r\n\u001b[2m${words}\u001b[0m\r\n`),
    selection: () => terminal.getSelection(),
    paste: (text) => terminal.paste(text),
    focus: () => terminal.focus(),
    stepFont(step) {
      const next = (terminal.options.fontSize ?? fonts.usual) + step * fonts.step;
      terminal.options.fontSize = Math.min(fonts.largest, Math.max(fonts.smallest, next));
      fit.fit();
    },
    readAloud: (on) => {
      terminal.options.screenReaderMode = on;
    },
    dispose() {
      watch.disconnect();
      dress.disconnect();
      terminal.dispose();
      styled.restore();
    },
  };
}
