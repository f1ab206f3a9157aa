import { LINE_PIECE } from '@compute-market/contract/rules/line';
import { SCREEN_CHANNELS, screenRequest } from '@compute-market/contract/rules/screen';
import type { MachineScreen } from '../fleet/provider';
import { BrowserLine, isClosing, type LineOptions } from './browser-line';
import { readMessage } from './read-message';
import { ScreenChannels } from './screen-channels';
import { screenWords, type Closing } from './words';

/** How far the machine may draw ahead of the browser, bytes: a picture of 1280 × 800 that nothing made smaller. */
export const screenAheadLimit = 4 * 1024 * 1024;

export interface ScreenLineOptions extends LineOptions {
  /** Told of the ticket; answers the screen that it opens, or why it opens nothing. `ended`: it went away by itself. */
  readonly open: (ticket: string, ended: () => void) => Promise<MachineScreen | Closing>;
  /** Told why a channel did not open. */
  readonly onFailure: (error: unknown) => void;
}

/** One socket and the screen behind it, whose channels it carries. */
export class ScreenLine extends BrowserLine<ScreenChannels> {
  readonly #open: ScreenLineOptions['open'];
  readonly #onFailure: ScreenLineOptions['onFailure'];

  constructor({ open, onFailure, ...options }: ScreenLineOptions) {
    super(options, screenWords, screenAheadLimit);
    this.#open = open;
    this.#onFailure = onFailure;
  }

  override async request(text: string): Promise<void> {
    const message = readMessage(screenRequest, text);
    if (message === null || (message.type === 'open') === this.asked) return this.close(this.words.closings.badMessage);
    if (message.type === 'open') return this.#begin(message.ticket);
    return this.drawn(message.bytes);
  }

  /** Bytes of a channel behind its number. */
  override type(bytes: Uint8Array): void {
    const [number = SCREEN_CHANNELS] = bytes;
    if (this.machine === null || number >= SCREEN_CHANNELS || bytes.length > LINE_PIECE)
      return this.close(this.words.closings.badMessage);
    const written = this.machine.write(number, bytes.subarray(1));
    if (written === 'refused') return this.close(this.words.closings.badMessage);
    if (written === 'wait') this.socket.pause();
    return undefined;
  }

  #begin(ticket: string): Promise<void> {
    const ended = () => this.close(this.words.closings.ended);
    return this.begin(async () => {
      const screen = await this.#open(ticket, ended);
      if (isClosing(screen)) return screen;
      return new ScreenChannels(screen, {
        data: (bytes) => this.send(bytes),
        drain: () => this.socket.resume(),
        touched: () => this.touched(),
        ended,
        failed: (error) => {
          this.#onFailure(error);
          this.close(this.words.closings.engine);
        },
      });
    });
  }
}
