import { LINE_PIECE } from '@compute-market/contract/rules/line';
import { terminalRequest } from '@compute-market/contract/rules/terminal';
import type { MachineTerminal, TerminalListener, TerminalSize } from '../fleet/provider';
import { BrowserLine, type LineOptions } from './browser-line';
import { readMessage } from './read-message';
import { terminalWords, type Closing } from './words';

/** How far the machine may write ahead of what the browser has drawn, bytes. */
export const aheadLimit = 512 * 1024;

export interface OpenRequest extends TerminalSize {
  readonly ticket: string;
}

export interface TerminalLineOptions extends LineOptions {
  /** Told of the first message; answers what the line talks to, or why it talks to nothing. */
  readonly open: (request: OpenRequest, listener: TerminalListener) => Promise<MachineTerminal | Closing>;
}

/** One socket and the terminal behind it. */
export class TerminalLine extends BrowserLine<MachineTerminal> {
  readonly #open: TerminalLineOptions['open'];

  constructor({ open, ...options }: TerminalLineOptions) {
    super(options, terminalWords, aheadLimit);
    this.#open = open;
  }

  override async request(text: string): Promise<void> {
    const message = readMessage(terminalRequest, text);
    if (message === null || (message.type === 'open') === this.asked) return this.close(this.words.closings.badMessage);
    if (message.type === 'open') return this.#begin(message);
    if (message.type === 'resize') this.machine?.resize(message);
    else this.drawn(message.bytes);
    return undefined;
  }

  /** What is typed. */
  override type(bytes: Uint8Array): void {
    if (this.machine === null || bytes.length > LINE_PIECE) return this.close(this.words.closings.badMessage);
    this.touched();
    if (!this.machine.write(bytes)) this.socket.pause();
  }

  #begin({ ticket, columns, rows }: OpenRequest): Promise<void> {
    const listener: TerminalListener = {
      data: (bytes) => this.send(bytes),
      drain: () => this.socket.resume(),
      exit: () => this.close(this.words.closings.ended),
    };
    return this.begin(() => this.#open({ ticket, columns, rows }, listener));
  }
}
