import { createScreenTicket, getVncAndSsh } from '@compute-market/contract/calls/instance';
import { LINE_CLOSE } from '@compute-market/contract/rules/line';
import { loadPiece } from '@compute-market/components/lazy-piece';
import type { LineState } from '@compute-market/patterns/instance/LivePage';
import { api } from '../../../api';
import { knownOrNull } from '../../../flows/known-call';
import { showError } from '../../../state/toasts';
import { LineRun } from '../line/line-run';
import { useLine, type LineKind } from '../line/useLine';
import { openScreenConnection, type ScreenConnection } from './connection';
import { screenRouteMessages as messages } from './messages';
import type * as surfaceCode from './surface';

/** What the buttons of the page do. */
export interface ScreenActions {
  readonly reconnect: () => void;
  /** Keys by their places (`KeyboardEvent.code`), pressed together. */
  readonly press: (codes: readonly string[]) => void;
  /** Types what is in the clipboard. */
  readonly paste: () => void;
  readonly fullScreen: () => void;
}

/** Runs one screen from its ticket to its end, and again. */
class ScreenRun extends LineRun {
  readonly surface: surfaceCode.ScreenSurface;

  constructor(name: string, surface: surfaceCode.ScreenSurface, show: (state: LineState) => void) {
    super({
      show,
      readTicket: () => knownOrNull(api.call(createScreenTicket, { instance_name: name })),
      elsewhere: async () => (await api.call(getVncAndSsh, { instance_name: name })).VncUrl,
      failed: messages.failed,
    });
    this.surface = surface;
  }

  /** Somebody is at the keyboard or the mouse. */
  touch(): void {
    this.typed();
  }

  override end(): void {
    super.end();
    this.surface.dispose();
  }

  protected override closed(code: number, reason: string): void {
    this.surface.end();
    super.closed(code, reason);
  }

  protected override stands(): void {
    this.#begin();
  }

  #begin: () => void = () => undefined;

  protected override open(ticket: string): ScreenConnection {
    const fail = (reason: string) => {
      connection.close();
      this.closed(LINE_CLOSE.badMessage, reason);
    };
    let receive: (channel: number, bytes: Uint8Array) => void = () => undefined;
    const connection = openScreenConnection(ticket, {
      onData(channel, bytes) {
        try {
          receive(channel, bytes);
        } catch {
          fail(messages.unreadable);
        }
      },
      onNews: (news) => this.hear(news),
      onClose: (code, reason) => this.closed(code, reason),
    });
    // The machine is spoken to once the server says that it is there.
    this.#begin = () => {
      const machine = this.surface.begin(connection.send, () => fail(messages.insecure));
      receive = (channel, bytes) => machine.receive(channel, bytes);
      this.surface.focus();
    };
    return connection;
  }
}

const kind: LineKind<typeof surfaceCode, HTMLCanvasElement, ScreenRun> = {
  load: () => loadPiece(() => import('./surface')),
  begin({ openScreenSurface }, canvas, { name, show, leave, run }) {
    const surface = openScreenSurface(canvas, { onLeave: leave, onTouch: () => run()?.touch() });
    return new ScreenRun(name, surface, show);
  },
  notLoaded: messages.notLoaded,
};

/** The screen of an instance, drawn on `canvas` once that stands. */
export function useScreen(name: string) {
  const { place: canvas, run, line, reconnect } = useLine(kind, name);
  const type = (text: string) => {
    if (text === '') return showError(messages.nothingCopied);
    const refusal = run.current?.surface.type(text) ?? null;
    if (refusal !== null) return showError(refusal);
    return run.current?.surface.focus();
  };
  const actions: ScreenActions = {
    reconnect,
    press: (codes) => {
      run.current?.surface.press(codes);
      run.current?.surface.focus();
    },
    paste: () => {
      navigator.clipboard.readText().then(type, () => showError(messages.noClipboard));
    },
    fullScreen: () => {
      // The browser of an iPhone has none.
      if (!document.fullscreenEnabled) showError(messages.noFullScreen);
      else
        canvas.current?.requestFullscreen().then(
          () => run.current?.surface.focus(),
          () => showError(messages.noFullScreen),
        );
    },
  };
  return { canvas, screen: line, actions };
}
