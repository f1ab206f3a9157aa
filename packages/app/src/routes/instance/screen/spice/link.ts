import {
  SPICE_AUTH_TICKET,
  SPICE_CAPABILITY,
  SPICE_LINK_HEADER_BYTES,
  SPICE_MAGIC,
  SPICE_PUBLIC_KEY_BYTES,
  SPICE_VERSION,
  type SpiceChannel,
} from '@compute-market/contract/rules/spice';
import { joined, pack, viewOf } from '@compute-market/contract/rules/spice-bytes';

/** What a machine sends is nothing that we can read, or it does not let us in. */
export class SpiceError extends Error {
  override readonly name = 'SpiceError';
}

/** Which channel is linked. */
export interface LinkRequest {
  readonly type: SpiceChannel;
  readonly id: number;
  /** Of the session that the main channel told; 0 on the main channel. */
  readonly session: number;
  /** Bits of what we may do on a channel of this type. */
  readonly capabilities: readonly number[];
}

/** Bytes of the fields between a link header and its capabilities. */
const messageBytes = 18;

const bitsOf = (capabilities: readonly number[]): number =>
  capabilities.reduce((bits, capability) => bits | (1 << capability), 0);

/** What a client says first on a channel. */
export function linkMessage({ type, id, session, capabilities }: LinkRequest): Uint8Array {
  const { authSelection, authSpice, miniHeader } = SPICE_CAPABILITY;
  const own = capabilities.length > 0 ? 1 : 0;
  const message = joined(
    pack([4, session], [1, type], [1, id], [4, 1], [4, own], [4, messageBytes]),
    pack([4, bitsOf([authSelection, authSpice, miniHeader])]),
    own === 0 ? new Uint8Array(0) : pack([4, bitsOf(capabilities)]),
  );
  const { major, minor } = SPICE_VERSION;
  return joined(pack([4, SPICE_MAGIC], [4, major], [4, minor], [4, message.length]), message);
}

/** How many bytes the answer to it has behind its header. */
export function answerLength(header: Uint8Array): number {
  const view = viewOf(header);
  if (view.getUint32(0, true) !== SPICE_MAGIC) throw new SpiceError('the machine does not speak SPICE');
  return view.getUint32(SPICE_LINK_HEADER_BYTES - 4, true);
}

/** What the server of a channel may do. */
export interface LinkAnswer {
  readonly can: (capability: number) => boolean;
  /** What its ticket is sealed with. */
  readonly publicKey: Uint8Array<ArrayBuffer>;
}

/** Reads the answer; throws where it is no. */
export function readAnswer(body: Uint8Array): LinkAnswer {
  const view = viewOf(body);
  const error = view.getUint32(0, true);
  if (error !== 0) throw new SpiceError(`the link was refused: ${error}`);
  const counts = 4 + SPICE_PUBLIC_KEY_BYTES;
  const common = view.getUint32(counts, true);
  const own = view.getUint32(counts + 4, true);
  const at = view.getUint32(counts + 8, true);
  const bits = (word: number): number => view.getUint32(at + word * 4, true);
  if (common === 0 || (bits(0) & (1 << SPICE_CAPABILITY.miniHeader)) === 0)
    throw new SpiceError('the machine speaks SPICE of an old time');
  return {
    can: (capability) => own > 0 && (bits(common) & (1 << capability)) !== 0,
    publicKey: body.slice(4, counts),
  };
}

/** Says who we are. Engines let in whoever has their socket, so that the password is empty; it is sealed all the same, and ends with a 0. */
export async function authMessage({ publicKey }: LinkAnswer): Promise<Uint8Array> {
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-1' };
  const key = await crypto.subtle.importKey('spki', publicKey, algorithm, false, ['encrypt']);
  const ticket = await crypto.subtle.encrypt(algorithm, key, new Uint8Array(1));
  return joined(pack([4, SPICE_AUTH_TICKET]), new Uint8Array(ticket));
}
