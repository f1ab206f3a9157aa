import { createTerminalTicket, getVncAndSsh } from '@compute-market/contract/calls/instance';
import { loadPiece } from '@compute-market/components/lazy-piece';
import type { LineState } from '@compute-market/patterns/instance/LivePage';
import { api } from '../../../api';
import { knownOrNull } from '../../../flows/known-call';
import { showError } from '../../../state/toasts';
import { openConnection, type Connection } from './connection';
import { LineRun } from '../line/line-run';
import { useLine, type LineKind } from '../line/useLine';
import { terminalRouteMessages as messages } from './messages';
import type * as surfaceCode from './surface';

/** What the buttons of the page do. */
export interface TerminalActions {
  readonly reconnect: () => void;
  readonly copy: () => void;
  readonly paste: () => void;
  readonly stepFont: (step: 1 | -1) => void;
  readonly readAloud: (on: boolean) => void;
}

/** Runs one terminal from its ticket to its end, and again. */
class TerminalRun extends LineRun {
  readonly surface: surfaceCode.Surface;
  #connection: Connection | null = null;

  constructor(name: string, surface: surfaceCode.Surface, show: (state: LineState) => void) {
    super({
      show,
      readTicket: () => knownOrNull(api.call(createTerminalTicket, { instance_name: name })),
      elsewhere: async () => (await api.call(getVncAndSsh, { instance_name: name })).SshUrl,
      failed: messages.failed,
    });
    this.surface = surface;
  }

  type(bytes: Uint8Array): void {
    this.#connection?.type(bytes);
    this.typed();
  }

  resize(size: ReturnType<surfaceCode.Surface['size']>): void {
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

const kind: LineKind<typeof surfaceCode, HTMLDivElement, TerminalRun> = {
  load: () => loadPiece(() => import('./surface')),
  begin({ openSurface }, place, { name, show, leave, run }) {
    const surface = openSurface(place, {
      onType: (bytes) => run()?.type(bytes),
      onResize: (size) => run()?.resize(size),
      onLeave: leave,
    });
    return new TerminalRun(name, surface, show);
  },
  notLoaded: messages.notLoaded,
};

/** One terminal of an instance, drawn in `place` once that stands. */
export function useTerminal(name: string) {
  const { place, run, line, reconnect } = useLine(kind, name);
  const actions: TerminalActions = {
    reconnect,
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
  return { place, terminal: line, actions };
}
