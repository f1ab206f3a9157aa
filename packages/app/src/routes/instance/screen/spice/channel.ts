import {
  SPICE_LINK_HEADER_BYTES,
  SPICE_MINI_HEADER_BYTES,
  SPICE_SAID,
  SPICE_TOLD,
} from '@compute-market/contract/rules/spice';
import { ByteQueue, joined, pack, viewOf } from '@compute-market/contract/rules/spice-bytes';
import {
  answerLength,
  authMessage,
  linkMessage,
  readAnswer,
  SpiceError,
  type LinkAnswer,
  type LinkRequest,
} from './link';

/** Longest message that is believed, bytes: a picture of four times a 4K screen. */
const longestMessage = 128 * 1024 * 1024;

/** Messages up to this one are of all channels; those that we do not answer are of no matter. */
const lastCommon = 100;

/** What a channel of its type hears. */
export interface OwnListener {
  /** It is linked; what is said now is heard. */
  readonly onOpen?: (channel: SpiceLine, answer: LinkAnswer) => void;
  /** A message of the channel's own. */
  readonly onMessage: (type: number, body: Uint8Array, channel: SpiceLine) => void;
}

export interface ChannelListener extends OwnListener {
  /** The ticket cannot be sealed: the page did not come by https, or the key is none. */
  readonly onRefused: () => void;
}

type Step = 'header' | 'answer' | 'result' | 'messages';

/** One channel of SPICE over whatever carries its bytes: how it is linked, and what is the same on all of them. */
export class SpiceLine {
  readonly #send: (bytes: Uint8Array) => void;
  readonly #listener: ChannelListener;
  readonly #queue = new ByteQueue();
  #step: Step = 'header';
  /** Bytes that the next step needs. */
  #wanted = SPICE_LINK_HEADER_BYTES;
  #answer: LinkAnswer | null = null;
  /** Type of the message whose body is waited for. */
  #type: number | null = null;
  /** The server goes on after so many messages only when it is told that they came; 0: it does not wait. */
  #window = 0;
  #untold = 0;

  /** Links it: the first bytes are sent at once. */
  constructor(request: LinkRequest, send: (bytes: Uint8Array) => void, listener: ChannelListener) {
    this.#send = send;
    this.#listener = listener;
    send(linkMessage(request));
  }

  /** Bytes of the server. Throws SpiceError for what cannot be read. */
  receive(bytes: Uint8Array): void {
    this.#queue.push(bytes);
    for (;;) {
      const taken = this.#queue.take(this.#wanted);
      if (taken === null) return;
      this.#advance(taken);
    }
  }

  say(type: number, body: Uint8Array): void {
    this.#send(joined(pack([2, type], [4, body.length]), body));
  }

  #advance(taken: Uint8Array): void {
    if (this.#step === 'messages') return this.#read(taken);
    if (this.#step === 'header') {
      this.#await('answer', answerLength(taken));
    } else if (this.#step === 'answer') {
      const answer = readAnswer(taken);
      this.#answer = answer;
      this.#await('result', 4);
      // The server says nothing before it is here.
      authMessage(answer).then(this.#send, () => this.#listener.onRefused());
    } else {
      if (viewOf(taken).getUint32(0, true) !== 0) throw new SpiceError('the machine wants a password');
      this.#await('messages', SPICE_MINI_HEADER_BYTES);
      if (this.#answer !== null) this.#listener.onOpen?.(this, this.#answer);
    }
    return undefined;
  }

  #await(step: Step, wanted: number): void {
    if (wanted > longestMessage) throw new SpiceError(`a message of ${wanted} bytes`);
    this.#step = step;
    this.#wanted = wanted;
  }

  /** Headers and bodies by turns. */
  #read(taken: Uint8Array): void {
    if (this.#type === null) {
      const view = viewOf(taken);
      this.#type = view.getUint16(0, true);
      return this.#await('messages', view.getUint32(2, true));
    }
    const type = this.#type;
    this.#type = null;
    this.#await('messages', SPICE_MINI_HEADER_BYTES);
    if (!this.#answerCommon(type, taken)) this.#listener.onMessage(type, taken, this);
    return this.#acknowledge(type);
  }

  /** What is the same on all channels; answers whether it was such. */
  #answerCommon(type: number, body: Uint8Array): boolean {
    if (type === SPICE_TOLD.setAck) {
      this.#window = viewOf(body).getUint32(4, true);
      this.#untold = 0;
      this.say(SPICE_SAID.ackSync, body.slice(0, 4));
    } else if (type === SPICE_TOLD.ping) {
      this.say(SPICE_SAID.pong, body.slice(0, 12));
    } else if (type === SPICE_TOLD.disconnecting) {
      throw new SpiceError('the machine takes leave');
    } else {
      return type <= lastCommon;
    }
    return true;
  }

  #acknowledge(type: number): void {
    if (this.#window === 0 || type === SPICE_TOLD.setAck) return;
    this.#untold += 1;
    if (this.#untold < this.#window) return;
    this.#untold = 0;
    this.say(SPICE_SAID.ack, new Uint8Array(0));
  }
}
