import {
  SPICE_CAPABILITY,
  SPICE_LINK_HEADER_BYTES,
  SPICE_LINK_TYPE_AT,
  SPICE_MAGIC,
  SPICE_MINI_HEADER_BYTES,
  SPICE_TICKET_BYTES,
  SPICE_VERSION,
} from '@compute-market/contract/rules/spice';
import { ByteQueue, joined, pack, viewOf } from '@compute-market/contract/rules/spice-bytes';
import { generateKeyPairSync } from 'node:crypto';
import type { MachineLine, TerminalListener } from '../provider';
import { HeldOutput } from '../held-output';

/** Length of keys that the protocol knows, bits; nothing is kept secret by them here. */
const keyBits = 1024;
let madeKey: Uint8Array | undefined;

/** The key that tickets of this process are sealed with. */
function publicKey(): Uint8Array {
  madeKey ??= generateKeyPairSync('rsa', { modulusLength: keyBits }).publicKey.export({ type: 'spki', format: 'der' });
  return madeKey;
}

/** The fields of an answer behind its key, and where its capabilities stand then. */
function linkAnswer(): Uint8Array {
  const { authSelection, authSpice, miniHeader } = SPICE_CAPABILITY;
  const capabilities = (1 << authSelection) | (1 << authSpice) | (1 << miniHeader);
  const key = publicKey();
  const message = joined(pack([4, 0]), key, pack([4, 1], [4, 0], [4, key.length + 16], [4, capabilities]));
  const { major, minor } = SPICE_VERSION;
  return joined(pack([4, SPICE_MAGIC], [4, major], [4, minor], [4, message.length]), message);
}

/** Largest message that is waited for, bytes: no page of ours sends one nearly as long. */
const largestMessage = 64 * 1024;
/** Shortest link message: it tells the type of its channel. */
const shortestLink = SPICE_LINK_TYPE_AT - SPICE_LINK_HEADER_BYTES + 1;

/** What happens on a channel. */
export interface ServedListener {
  /** It is linked; `type` as in SPICE_CHANNEL. */
  readonly onOpen: (type: number, channel: ServedChannel) => void;
  readonly onMessage: (channelType: number, type: number, body: Uint8Array) => void;
  /** Its output goes on after it was held. */
  readonly onRelease: () => void;
}

type Step = 'header' | 'link' | 'ticket' | 'messages';

/** A channel of SPICE as a machine of the sandbox serves it: everybody is let in. */
export class ServedChannel implements MachineLine {
  readonly #listener: TerminalListener;
  readonly #served: ServedListener;
  readonly #output: HeldOutput;
  readonly #queue = new ByteQueue();
  #step: Step = 'header';
  #wanted = SPICE_LINK_HEADER_BYTES;
  #channel = 0;
  #message: number | null = null;
  #open = true;

  constructor(listener: TerminalListener, served: ServedListener) {
    this.#listener = listener;
    this.#served = served;
    this.#output = new HeldOutput((bytes) => listener.data(bytes));
  }

  write(bytes: Uint8Array): boolean {
    this.#queue.push(bytes);
    while (this.#open) {
      const taken = this.#queue.take(this.#wanted);
      if (taken === null) break;
      this.#advance(taken);
    }
    return true;
  }

  tell(type: number, body: Uint8Array): void {
    if (this.#open) this.#output.write(joined(pack([2, type], [4, body.length]), body));
  }

  pause(): void {
    this.#output.hold();
  }

  resume(): void {
    this.#output.release();
    if (this.#open) this.#served.onRelease();
  }

  /** Whether what it tells is kept here, since nobody reads it yet. */
  get isHeld(): boolean {
    return this.#output.isHeld;
  }

  close(): void {
    this.#open = false;
    this.#output.drop();
  }

  #advance(taken: Uint8Array): void {
    const view = viewOf(taken);
    if (this.#step === 'header') {
      const wanted = view.getUint32(SPICE_LINK_HEADER_BYTES - 4, true);
      if (view.getUint32(0, true) !== SPICE_MAGIC || wanted < shortestLink) return this.#end();
      return this.#await('link', wanted);
    }
    if (this.#step === 'link') {
      this.#channel = view.getUint8(SPICE_LINK_TYPE_AT - SPICE_LINK_HEADER_BYTES);
      this.#output.write(linkAnswer());
      // How it says who it is, and the ticket.
      return this.#await('ticket', 4 + SPICE_TICKET_BYTES);
    }
    if (this.#step === 'ticket') {
      this.#output.write(pack([4, 0]));
      this.#await('messages', SPICE_MINI_HEADER_BYTES);
      return this.#served.onOpen(this.#channel, this);
    }
    return this.#read(taken, view);
  }

  /** Headers and bodies by turns. */
  #read(taken: Uint8Array, view: DataView): void {
    if (this.#message === null) {
      this.#message = view.getUint16(0, true);
      return this.#await('messages', view.getUint32(2, true));
    }
    const type = this.#message;
    this.#message = null;
    this.#await('messages', SPICE_MINI_HEADER_BYTES);
    return this.#served.onMessage(this.#channel, type, taken);
  }

  #await(step: Step, wanted: number): void {
    if (wanted > largestMessage) return this.#end();
    this.#step = step;
    this.#wanted = wanted;
    return undefined;
  }

  #end(): void {
    this.close();
    this.#listener.exit();
  }
}
