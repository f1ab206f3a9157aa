import type { LineNews } from '@compute-market/contract/rules/line';
import { minuteMs, secondMs } from '@compute-market/contract/rules/time-units';
import type { Clock } from '../platform/clock';
import type { Closing, LineWords } from './words';

/** Nobody typed for so long: it is closed; the warning comes so much before. */
export const idleMs = 30 * minuteMs;
export const warnMs = 2 * minuteMs;

/** The browser's end; `ws` has it. */
export interface Socket {
  /** `sent`: it was handed to the network, or never will be. */
  send(data: Uint8Array | string, sent?: () => void): void;
  /** What was sent and the network has not taken, bytes. */
  readonly bufferedAmount: number;
  close(code: number, reason: string): void;
  /** Lets what the browser sends wait on its way. */
  pause(): void;
  resume(): void;
}

/** What a socket leads to. */
export interface Opened {
  pause(): void;
  resume(): void;
  close(): void;
}

export interface LineOptions {
  readonly socket: Socket;
  readonly clock: Clock;
}

export const isClosing = (opened: object): opened is Closing => 'reason' in opened;

/** One socket and what is behind it: how fast the machine may write, and when it ends. What passes is the business of its kind. */
export abstract class BrowserLine<Machine extends Opened> {
  protected readonly socket: Socket;
  protected readonly words: LineWords;
  protected machine: Machine | null = null;
  readonly #clock: Clock;
  readonly #aheadLimit: number;
  #asked = false;
  #closed = false;
  /** Bytes that were sent and are not drawn yet. */
  #ahead = 0;
  #paused = false;
  #typedAt: Date;
  #warned = false;

  /** `aheadLimit`: how far the machine may write ahead of what the browser has drawn, bytes; it goes on at a quarter of it. */
  constructor({ socket, clock }: LineOptions, words: LineWords, aheadLimit: number) {
    this.socket = socket;
    this.words = words;
    this.#clock = clock;
    this.#aheadLimit = aheadLimit;
    this.#typedAt = clock.now();
  }

  /** Whether it showed its ticket. */
  get asked(): boolean {
    return this.#asked;
  }

  /** A text message of the browser. */
  abstract request(text: string): Promise<void>;

  /** A binary message of the browser. */
  abstract type(bytes: Uint8Array): void;

  /** Warns of, and makes, the end of one in which nobody types. */
  look(): void {
    const idle = this.#clock.now().getTime() - this.#typedAt.getTime();
    if (idle >= idleMs) return this.close(this.words.closings.idle);
    if (idle < idleMs - warnMs || this.#warned) return;
    this.#warned = true;
    this.#tell({ type: 'idle', seconds: Math.ceil((idleMs - idle) / secondMs) });
  }

  /** Ends both sides. */
  close({ code, reason }: Closing): void {
    if (this.#closed) return;
    this.left();
    this.socket.resume();
    this.socket.close(code, reason);
  }

  /** The browser is gone. */
  left(): void {
    this.#closed = true;
    this.machine?.close();
    this.machine = null;
  }

  /** Opens what the ticket is for. */
  protected async begin(open: () => Promise<Machine | Closing>): Promise<void> {
    this.#asked = true;
    const opened = await open();
    if (isClosing(opened)) return this.close(opened);
    if (this.#closed) return opened.close();
    this.machine = opened;
    if (this.#paused) opened.pause();
    this.#typedAt = this.#clock.now();
    return this.#tell({ type: 'opened' });
  }

  /** Somebody is at the keyboard. */
  protected touched(): void {
    this.#typedAt = this.#clock.now();
    this.#warned = false;
  }

  protected send(bytes: Uint8Array): void {
    if (this.#closed) return;
    this.#ahead += bytes.length;
    this.socket.send(bytes, () => this.#goOn());
    if (this.#paused || this.#unread() < this.#aheadLimit) return;
    this.#paused = true;
    this.machine?.pause();
  }

  /** What the browser says that it has drawn; it cannot have drawn more than it was sent. */
  protected drawn(bytes: number): void {
    if (bytes > this.#ahead) return this.close(this.words.closings.badMessage);
    this.#ahead -= bytes;
    return this.#goOn();
  }

  /** How far the browser is behind, bytes. One that says it drew what it never read is behind by what still waits here. */
  #unread(): number {
    return Math.max(this.#ahead, this.socket.bufferedAmount);
  }

  #goOn(): void {
    if (!this.#paused || this.#unread() > this.#aheadLimit / 4) return;
    this.#paused = false;
    this.machine?.resume();
  }

  #tell(news: LineNews): void {
    if (!this.#closed) this.socket.send(JSON.stringify(news));
  }
}
