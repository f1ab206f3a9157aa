import { createTerminalTicket, getVncAndSsh } from '@compute-market/contract/calls/instance';
import { loadPiece } from '@compute-market/components/lazy-piece';
import type { TerminalState } from '@compute-market/patterns/instance/TerminalScreen';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../api';
import { knownOrNull } from '../../../flows/known-call';
import { showError } from '../../../state/toasts';
import { openConnection, type Connection } from './connection';
import { LineRun } from './line-run';
import { terminalRouteMessages as messages } from './messages';
import type { Surface } from './surface';

/** What the buttons of the page do. */
export interface TerminalActions {
  readonly reconnect: () => void;
  readonly copy: () => void;
  readonly paste: () => void;
  readonly stepFont: (step: 1 | -1) => void;
  readonly readAloud: (on: boolean) => void;
}

/** Another server may have a terminal of its own (decisions 40). */
async function elsewhere(name: string): Promise<TerminalState> {
  const { SshUrl } = await api.call(getVncAndSsh, { instance_name: name });
  return SshUrl.startsWith('https://') ? { state: 'elsewhere', address: SshUrl } : { state: 'none' };
}

/** Runs one terminal from its ticket to its end, and again. */
class TerminalRun extends LineRun {
  readonly surface: Surface;
  #connection: Connection | null = null;

  constructor(name: string, surface: Surface, show: (state: TerminalState) => void) {
    super({
      show,
      readTicket: () => knownOrNull(api.call(createTerminalTicket, { instance_name: name })),
      elsewhere: () => elsewhere(name),
      failed: messages.failed,
    });
    this.surface = surface;
  }

  type(bytes: Uint8Array): void {
    this.#connection?.type(bytes);
    this.typed();
  }

  resize(size: ReturnType<Surface['size']>): void {
    this.#connection?.resize(size);
  }

  override end(): void {
    super.end();
    this.surface.dispose();
  }

  protected override stands(): void {
    this.surface.focus();
  }

  protected override open(ticket: string, again: boolean): Connection {
    const { surface } = this;
    let isNew = again;
    const connection = openConnection(ticket, surface.size(), {
      onData: (bytes) => {
        if (isNew) surface.say(messages.newShell);
        isNew = false;
        surface.write(bytes, () => connection.drawn(bytes.length));
      },
      onNews: (news) => this.hear(news),
      onClose: (code, reason) => this.closed(code, reason),
    });
    this.#connection = connection;
    return connection;
  }
}

/** One terminal of an instance, drawn in `place` once that stands. `onLeave`: the keyboard is to leave it. */
export function useTerminal(name: string, onLeave: () => void) {
  const place = useRef<HTMLDivElement>(null);
  const run = useRef<TerminalRun>(null);
  const [terminal, setTerminal] = useState<TerminalState>({ state: 'connecting', again: false });
  /** How often its code was asked for again. */
  const [asked, setAsked] = useState(0);
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });

  useEffect(() => {
    const { current } = place;
    if (current === null) return undefined;
    let left = false;
    const start = async () => {
      const { openSurface } = await loadPiece(() => import('./surface'));
      if (left) return;
      const surface = openSurface(current, {
        onType: (bytes) => run.current?.type(bytes),
        onResize: (size) => run.current?.resize(size),
        onLeave: () => leave.current(),
      });
      const started = new TerminalRun(name, surface, setTerminal);
      run.current = started;
      await started.connect(false);
    };
    start().catch(() => setTerminal({ state: 'closed', reason: messages.notLoaded }));
    return () => {
      left = true;
      run.current?.end();
      run.current = null;
    };
  }, [name, asked]);

  const actions: TerminalActions = {
    reconnect: () => {
      if (run.current !== null) return void run.current.connect(true);
      setTerminal({ state: 'connecting', again: false });
      return setAsked((times) => times + 1);
    },
    copy: () => {
      const chosen = run.current?.surface.selection() ?? '';
      if (chosen === '') return showError(messages.nothingChosen);
      return void navigator.clipboard.writeText(chosen).catch(() => showError(messages.noClipboard));
    },
    paste: () => {
      navigator.clipboard.readText().then(
        (text) => run.current?.surface.paste(text),
        () => showError(messages.noClipboard),
      );
    },
    stepFont: (step) => run.current?.surface.stepFont(step),
    readAloud: (on) => run.current?.surface.readAloud(on),
  };
  return { place, terminal, actions };
}
