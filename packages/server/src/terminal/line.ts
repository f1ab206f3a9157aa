import { TERMINAL_PIECE, terminalRequest, type TerminalNews } from '@compute-market/contract/rules/terminal';
import { minuteMs, secondMs } from '@compute-market/contract/rules/time-units';
import type { MachineTerminal, TerminalListener, TerminalSize } from '../fleet/provider';
import type { Clock } from '../platform/clock';
import { closings, type Closing } from './words';

/** Nobody typed for so long: it is closed; the warning comes so much before. */
export const idleMs = 30 * minuteMs;
export const warnMs = 2 * minuteMs;
/** How far the machine may write ahead of what the browser has drawn, bytes, and where it goes on. */
export const aheadLimit = 512 * 1024;
const aheadLow = 128 * 1024;

/** The browser's end of a terminal; `ws` has it. */
export interface Socket {
  send(data: Uint8Array | string): void;
  close(code: number, reason: string): void;
  /** Lets what the browser sends wait on its way. */
  pause(): void;
  resume(): void;
}

export interface OpenRequest extends TerminalSize {
  readonly ticket: string;
}

export interface TerminalLineOptions {
  readonly socket: Socket;
  readonly clock: Clock;
  /** Told of the first message; answers what the line talks to, or why it talks to nothing. */
  readonly open: (request: OpenRequest, listener: TerminalListener) => Promise<MachineTerminal | Closing>;
}

const isClosing = (opened: MachineTerminal | Closing): opened is Closing => 'reason' in opened;

function parse(text: string) {
  try {
    return terminalRequest.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** One socket and the terminal behind it: what passes between them, how fast, and when it ends. */
export class TerminalLine {
  readonly #socket: Socket;
  readonly #clock: Clock;
  readonly #open: TerminalLineOptions['open'];
  #terminal: MachineTerminal | null = null;
  #asked = false;
  #closed = false;
  /** Bytes that were sent and are not drawn yet. */
  #ahead = 0;
  #paused = false;
  #typedAt: Date;
  #warned = false;

  constructor({ socket, clock, open }: TerminalLineOptions) {
    this.#socket = socket;
    this.#clock = clock;
    this.#open = open;
    this.#typedAt = clock.now();
  }

  /** Whether it showed its ticket. */
  get asked(): boolean {
    return this.#asked;
  }

  /** A text message of the browser. */
  async request(text: string): Promise<void> {
    const message = parse(text);
    if (message === null || (message.type === 'open') === this.#asked) return this.close(closings.badMessage);
    if (message.type === 'open') return this.#begin(message);
    if (message.type === 'resize') this.#terminal?.resize(message);
    else this.#drawn(message.bytes);
    return undefined;
  }

  /** What is typed. */
  type(bytes: Uint8Array): void {
    if (this.#terminal === null || bytes.length > TERMINAL_PIECE) return this.close(closings.badMessage);
    this.#typedAt = this.#clock.now();
    this.#warned = false;
    if (!this.#terminal.write(bytes)) this.#socket.pause();
  }

  /** Warns of, and makes, the end of a terminal in which nobody types. */
  look(): void {
    const idle = this.#clock.now().getTime() - this.#typedAt.getTime();
    if (idle >= idleMs) return this.close(closings.idle);
    if (idle < idleMs - warnMs || this.#warned) return;
    this.#warned = true;
    this.#tell({ type: 'idle', seconds: Math.ceil((idleMs - idle) / secondMs) });
  }

  /** Ends both sides. */
  close({ code, reason }: Closing): void {
    if (this.#closed) return;
    this.left();
    this.#socket.resume();
    this.#socket.close(code, reason);
  }

  /** The browser is gone. */
  left(): void {
    this.#closed = true;
    this.#terminal?.close();
    this.#terminal = null;
  }

  async #begin({ ticket, columns, rows }: OpenRequest): Promise<void> {
    this.#asked = true;
    const opened = await this.#open(
      { ticket, columns, rows },
      {
        data: (bytes) => this.#send(bytes),
        drain: () => this.#socket.resume(),
        exit: () => this.close(closings.ended),
      },
    );
    if (isClosing(opened)) return this.close(opened);
    if (this.#closed) return opened.close();
    this.#terminal = opened;
    if (this.#paused) opened.pause();
    this.#typedAt = this.#clock.now();
    this.#tell({ type: 'opened' });
  }

  #tell(news: TerminalNews): void {
    if (!this.#closed) this.#socket.send(JSON.stringify(news));
  }

  #send(bytes: Uint8Array): void {
    if (this.#closed) return;
    this.#socket.send(bytes);
    this.#ahead += bytes.length;
    if (this.#paused || this.#ahead < aheadLimit) return;
    this.#paused = true;
    this.#terminal?.pause();
  }

  #drawn(bytes: number): void {
    this.#ahead = Math.max(0, this.#ahead - bytes);
    if (!this.#paused || this.#ahead > aheadLow) return;
    this.#paused = false;
    this.#terminal?.resume();
  }
}
