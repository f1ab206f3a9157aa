import { createTerminalTicket, getVncAndSsh } from '@compute-market/contract/calls/instance';
import { errors } from '@compute-market/contract/errors';
import { TERMINAL_CLOSE } from '@compute-market/contract/rules/terminal';
import { secondMs } from '@compute-market/contract/rules/time-units';
import { loadPiece } from '@compute-market/components/lazy-piece';
import type { TerminalState } from '@compute-market/patterns/instance/TerminalScreen';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../api';
import { ApiError } from '../../../api/errors';
import { knownOrNull } from '../../../flows/known-call';
import { showError } from '../../../state/toasts';
import { openConnection, type Connection } from './connection';
import { terminalRouteMessages as messages } from './messages';
import type { Surface } from './surface';

/** A line that was cut is tried again after these waits, ms; then a person decides. */
const waits = [1, 2, 5, 10, 15].map((seconds) => seconds * secondMs);
/** What a cut line, or a server that ends, closes with. */
const gaps: readonly number[] = [1005, 1006, 1012, TERMINAL_CLOSE.away];

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

/** What is shown for a ticket that was not given. */
function refusalOf(error: unknown): TerminalState {
  const reason = error instanceof Error ? error.message : '';
  const isOff = error instanceof ApiError && error.status === errors.STATE_CONFLICT.status;
  return isOff ? { state: 'notRunning', reason } : { state: 'closed', reason: reason || messages.failed };
}

/** Runs one terminal from its ticket to its end, and again. */
class TerminalRun {
  readonly #name: string;
  readonly #show: (state: TerminalState) => void;
  readonly surface: Surface;
  #connection: Connection | null = null;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  /** How often it was tried since it last stood. */
  #tries = 0;
  #opened = false;

  constructor(name: string, surface: Surface, show: (state: TerminalState) => void) {
    this.#name = name;
    this.surface = surface;
    this.#show = show;
  }

  type(bytes: Uint8Array): void {
    this.#connection?.type(bytes);
    if (this.#opened) this.#tell({ state: 'open', idleSeconds: null });
  }

  resize(size: ReturnType<Surface['size']>): void {
    this.#connection?.resize(size);
  }

  /** Asks for a ticket and opens a shell by it. */
  async connect(again: boolean): Promise<void> {
    clearTimeout(this.#waiting);
    this.#connection?.close();
    this.#connection = null;
    this.#opened = false;
    this.#tell({ state: 'connecting', again });
    try {
      const ticket = await knownOrNull(api.call(createTerminalTicket, { instance_name: this.#name }));
      if (this.#ended) return;
      // A back end that answers something else under this address opens no line either (decisions 40).
      if (ticket === null || ticket.Ticket === '') this.#tell(await elsewhere(this.#name));
      else this.#open(ticket.Ticket, again);
    } catch (error) {
      const isGap = error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');
      if (!again || !isGap || !this.#tryLater()) this.#tell(refusalOf(error));
    }
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#waiting);
    this.#connection?.close();
    this.surface.dispose();
  }

  #open(ticket: string, again: boolean): void {
    const { surface } = this;
    let isNew = again;
    const connection = openConnection(ticket, surface.size(), {
      onData: (bytes) => {
        if (isNew) surface.say(messages.newShell);
        isNew = false;
        surface.write(bytes, () => connection.drawn(bytes.length));
      },
      onNews: (news) => {
        if (news.type === 'idle') return this.#tell({ state: 'open', idleSeconds: news.seconds });
        this.#opened = true;
        this.#tries = 0;
        this.#tell({ state: 'open', idleSeconds: null });
        return surface.focus();
      },
      onClose: (code, reason) => {
        const wasOpen = this.#opened || again;
        this.#opened = false;
        if (wasOpen && gaps.includes(code) && this.#tryLater()) return;
        this.#tell({ state: 'closed', reason: reason || messages.lost });
      },
    });
    this.#connection = connection;
  }

  /** Tries again in a while; false when it was tried often enough. */
  #tryLater(): boolean {
    const wait = waits[this.#tries];
    if (wait === undefined) return false;
    this.#tries += 1;
    this.#tell({ state: 'connecting', again: true });
    this.#waiting = setTimeout(() => void this.connect(true), wait);
    return true;
  }

  #tell(state: TerminalState): void {
    if (!this.#ended) this.#show(state);
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
