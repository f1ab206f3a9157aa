import type { MadePasskey, ShownPasskey } from '@compute-market/contract/entities/passkey';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** What a device can be made to do otherwise than it should. */
export interface Mischief {
  readonly origin?: string;
  readonly domain?: string;
  readonly challenge?: string;
  /** Whether its owner was asked for a finger or a number. */
  readonly verified?: boolean;
  /** How often it says that it signed. */
  readonly counter?: number;
  /** Signs with another key. */
  readonly forged?: boolean;
  readonly userHandle?: string;
}

interface Creation {
  readonly challenge: string;
  readonly rp: { readonly id: string };
  readonly user: { readonly id: string };
}

/** A device with one passkey on P-256, as WebAuthn has it. */
export interface PasskeyDevice {
  /** Makes its passkey. */
  make(options: Creation, mischief?: Mischief): MadePasskey;
  /** Shows it. */
  show(options: { readonly challenge: string; readonly rpId: string }, mischief?: Mischief): ShownPasskey;
}

const home = 'http://localhost:3000';
const present = 0x01;
const verifiedFlag = 0x04;
const holdsCredential = 0x40;

const hash = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const fourBytes = (count: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(count);
  return bytes;
};

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** The head of what a device signs: for which site, what it did, and how often. */
const headOf = (domain: string, flags: number, { verified = true, counter = 0 }: Mischief): Buffer =>
  Buffer.concat([hash(domain), Buffer.from([flags | (verified ? verifiedFlag : 0)]), fourBytes(counter)]);

function publicKeyOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const cose = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ]);
  return Buffer.from(isoCBOR.encode(cose));
}

const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** A device that holds no passkey yet. */
export function createPasskeyDevice(): PasskeyDevice {
  const { privateKey, publicKey } = newKey();
  const rawId = randomBytes(32);
  const id = rawId.toString('base64url');
  const named = { id, rawId: id, type: 'public-key' } as const;
  let handle = '';
  return {
    make({ challenge, rp, user }, mischief = {}) {
      handle = user.id;
      const length = Buffer.from([0, rawId.length]);
      const authData = Buffer.concat([
        headOf(mischief.domain ?? rp.id, present | holdsCredential, mischief),
        Buffer.alloc(16),
        length,
        rawId,
        publicKeyOf(publicKey),
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      const asked = clientData('webauthn.create', mischief.challenge ?? challenge, mischief.origin ?? home);
      return {
        ...named,
        response: {
          clientDataJSON: asked.toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
        },
      };
    },
    show({ challenge, rpId }, mischief = {}) {
      const authData = headOf(mischief.domain ?? rpId, present, mischief);
      const asked = clientData('webauthn.get', mischief.challenge ?? challenge, mischief.origin ?? home);
      const key = mischief.forged === true ? newKey().privateKey : privateKey;
      return {
        ...named,
        response: {
          clientDataJSON: asked.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', Buffer.concat([authData, hash(asked)]), key).toString('base64url'),
          userHandle: mischief.userHandle ?? handle,
        },
      };
    },
  };
}
