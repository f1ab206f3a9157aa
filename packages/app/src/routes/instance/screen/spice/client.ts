import {
  SPICE_CHANNEL,
  SPICE_MAIN_SAID,
  SPICE_MAIN_TOLD,
  SPICE_MOUSE_MODE,
} from '@compute-market/contract/rules/spice';
import { pack, viewOf } from '@compute-market/contract/rules/spice-bytes';
import { SpiceLine, type OwnListener } from './channel';
import { displayCapabilities, displayListener, type Painter } from './display';
import { SpiceInputs } from './inputs';
import type { LinkRequest } from './link';

export interface SpiceClientOptions {
  readonly painter: Painter;
  /** Bytes for a channel; its first ones open it. Channels count from 0. */
  readonly send: (channel: number, bytes: Uint8Array) => void;
  /** Keys and mouse reach the machine now. */
  readonly onInputs: (inputs: SpiceInputs) => void;
  /** This page cannot say who it is, see ChannelListener. */
  readonly onRefused: () => void;
}

/** A screen of a machine that speaks SPICE: its main channel, one display, and its keyboard and mouse. */
export class SpiceClient {
  readonly #options: SpiceClientOptions;
  readonly #lines: SpiceLine[] = [];
  #inputs: SpiceInputs | null = null;
  #mouseMode: number = SPICE_MOUSE_MODE.server;

  /** Begins at once. */
  constructor(options: SpiceClientOptions) {
    this.#options = options;
    this.#open(
      { type: SPICE_CHANNEL.main, id: 0, session: 0, capabilities: [] },
      { onMessage: (type, body, line) => this.#hear(type, body, line) },
    );
  }

  /** Bytes of a channel. Throws SpiceError for what cannot be read. */
  receive(channel: number, bytes: Uint8Array): void {
    this.#lines[channel]?.receive(bytes);
  }

  #open(request: LinkRequest, listener: OwnListener): void {
    const channel = this.#lines.length;
    const { send, onRefused } = this.#options;
    this.#lines.push(new SpiceLine(request, (bytes) => send(channel, bytes), { ...listener, onRefused }));
  }

  #hear(type: number, body: Uint8Array, line: SpiceLine): void {
    const view = viewOf(body);
    if (type === SPICE_MAIN_TOLD.init) {
      this.#choose(line, view.getUint32(8, true), view.getUint32(12, true));
      line.say(SPICE_MAIN_SAID.attachChannels, new Uint8Array(0));
      this.#openOthers(view.getUint32(0, true));
    } else if (type === SPICE_MAIN_TOLD.mouseMode) {
      this.#choose(line, view.getUint16(0, true), view.getUint16(2, true));
    }
  }

  /** A machine that can be told where the mouse is, is asked to be. */
  #choose(line: SpiceLine, possible: number, current: number): void {
    this.#mouseMode = current;
    if (this.#inputs !== null) this.#inputs.mouseMode = current;
    const { client } = SPICE_MOUSE_MODE;
    if (current !== client && (possible & client) !== 0) line.say(SPICE_MAIN_SAID.mouseModeRequest, pack([2, client]));
  }

  #openOthers(session: number): void {
    this.#open(
      { type: SPICE_CHANNEL.display, id: 0, session, capabilities: displayCapabilities },
      displayListener(this.#options.painter),
    );
    this.#open(
      { type: SPICE_CHANNEL.inputs, id: 0, session, capabilities: [] },
      {
        onOpen: (line) => {
          const inputs = new SpiceInputs(line);
          inputs.mouseMode = this.#mouseMode;
          this.#inputs = inputs;
          this.#options.onInputs(inputs);
        },
        onMessage: () => undefined,
      },
    );
  }
}
