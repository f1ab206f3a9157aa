import { createScreenTicket, getVncAndSsh } from '@compute-market/contract/calls/instance';
import { TERMINAL_CLOSE } from '@compute-market/contract/rules/terminal';
import { loadPiece } from '@compute-market/components/lazy-piece';
import type { TerminalState } from '@compute-market/patterns/instance/TerminalScreen';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../api';
import { knownOrNull } from '../../../flows/known-call';
import { showError } from '../../../state/toasts';
import { LineRun } from '../terminal/line-run';
import { openScreenConnection, type ScreenConnection } from './connection';
import { screenRouteMessages as messages } from './messages';
import type { ScreenSurface } from './surface';

/** What the buttons of the page do. */
export interface ScreenActions {
  readonly reconnect: () => void;
  /** Keys by their places (`KeyboardEvent.code`), pressed together. */
  readonly press: (codes: readonly string[]) => void;
  /** Types what is in the clipboard. */
  readonly paste: () => void;
  readonly fullScreen: () => void;
}

/** Another server may have a page of its own (decisions 40). */
async function elsewhere(name: string): Promise<TerminalState> {
  const { VncUrl } = await api.call(getVncAndSsh, { instance_name: name });
  return VncUrl.startsWith('https://') ? { state: 'elsewhere', address: VncUrl } : { state: 'none' };
}

/** Runs one screen from its ticket to its end, and again. */
class ScreenRun extends LineRun {
  readonly surface: ScreenSurface;

  constructor(name: string, surface: ScreenSurface, show: (state: TerminalState) => void) {
    super({
      show,
      readTicket: () => knownOrNull(api.call(createScreenTicket, { instance_name: name })),
      elsewhere: () => elsewhere(name),
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
      this.closed(TERMINAL_CLOSE.badMessage, reason);
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

/** The screen of an instance, drawn on `canvas` once that stands. `onLeave`: the keyboard is to leave it. */
export function useScreen(name: string, onLeave: () => void) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const run = useRef<ScreenRun>(null);
  const [screen, setScreen] = useState<TerminalState>({ state: 'connecting', again: false });
  /** How often its code was asked for again. */
  const [asked, setAsked] = useState(0);
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });

  useEffect(() => {
    const { current } = canvas;
    if (current === null) return undefined;
    let left = false;
    const start = async () => {
      const { openScreenSurface } = await loadPiece(() => import('./surface'));
      if (left) return;
      const surface = openScreenSurface(current, {
        onLeave: () => leave.current(),
        onTouch: () => run.current?.touch(),
      });
      const started = new ScreenRun(name, surface, setScreen);
      run.current = started;
      await started.connect(false);
    };
    start().catch(() => setScreen({ state: 'closed', reason: messages.notLoaded }));
    return () => {
      left = true;
      run.current?.end();
      run.current = null;
    };
  }, [name, asked]);

  const type = (text: string) => {
    if (text === '') return showError(messages.nothingCopied);
    const refusal = run.current?.surface.type(text) ?? null;
    if (refusal !== null) return showError(messages[refusal]);
    return run.current?.surface.focus();
  };
  const actions: ScreenActions = {
    reconnect: () => {
      if (run.current !== null) return void run.current.connect(true);
      setScreen({ state: 'connecting', again: false });
      return setAsked((times) => times + 1);
    },
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
  return { canvas, screen, actions };
}
