import { SPICE_CHANNEL, SPICE_LINK_TYPE_AT } from '@compute-market/contract/rules/spice';
import { joined } from '@compute-market/contract/rules/spice-bytes';
import type { MachineLine, MachineScreen } from '../fleet/provider';

/** Channels that a page may open: no sound, no files, no devices of the customer. */
const allowed: readonly number[] = Object.values(SPICE_CHANNEL);

export interface ChannelsListener {
  /** Bytes of a channel, with its number before them. */
  readonly data: (bytes: Uint8Array) => void;
  /** What the browser sends may go on. */
  readonly drain: () => void;
  /** Keys or mouse came by. */
  readonly touched: () => void;
  /** A channel ended, and with it the screen. */
  readonly ended: () => void;
  /** The machine takes no further channel. */
  readonly failed: (error: unknown) => void;
}

interface Channel {
  readonly type: number;
  /** Null while it is being opened. */
  line: MachineLine | null;
  /** What came meanwhile. */
  waiting: Uint8Array[];
}

/** The channels of one screen, by the numbers that the page gave them. */
export class ScreenChannels {
  readonly #screen: MachineScreen;
  readonly #listener: ChannelsListener;
  readonly #channels = new Map<number, Channel>();
  #paused = false;
  #closed = false;

  constructor(screen: MachineScreen, listener: ChannelsListener) {
    this.#screen = screen;
    this.#listener = listener;
  }

  /** Bytes for a channel, which opens when it is new: `wait` until `drain`, or `refused`, since no page of ours sends them. */
  write(number: number, bytes: Uint8Array): 'taken' | 'wait' | 'refused' {
    const channel = this.#channels.get(number);
    if (channel === undefined) return this.#open(number, bytes) ? 'wait' : 'refused';
    if (channel.type === SPICE_CHANNEL.inputs) this.#listener.touched();
    if (channel.line !== null) return channel.line.write(bytes) ? 'taken' : 'wait';
    channel.waiting.push(bytes);
    return 'wait';
  }

  pause(): void {
    this.#paused = true;
    for (const { line } of this.#channels.values()) line?.pause();
  }

  resume(): void {
    this.#paused = false;
    for (const { line } of this.#channels.values()) line?.resume();
  }

  close(): void {
    this.#closed = true;
    for (const { line } of this.#channels.values()) line?.close();
    this.#screen.close();
  }

  #open(number: number, bytes: Uint8Array): boolean {
    const type = bytes[SPICE_LINK_TYPE_AT];
    if (type === undefined || !allowed.includes(type)) return false;
    const channel: Channel = { type, line: null, waiting: [bytes] };
    this.#channels.set(number, channel);
    this.#connect(number, channel).catch((error: unknown) => this.#listener.failed(error));
    return true;
  }

  async #connect(number: number, channel: Channel): Promise<void> {
    const head = Uint8Array.of(number);
    const line = await this.#screen.connect({
      data: (bytes) => this.#listener.data(joined(head, bytes)),
      drain: () => this.#listener.drain(),
      exit: () => this.#listener.ended(),
    });
    if (this.#closed) return line.close();
    channel.line = line;
    if (this.#paused) line.pause();
    for (const bytes of channel.waiting.splice(0)) line.write(bytes);
    return this.#listener.drain();
  }
}
