import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** The key of one purpose, from the key material of an installation. */
export const keyOf = (material: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', material, '', purpose, 32));

/** Encrypts for storage. `place` is where it will stand, such as whose it is: it opens nowhere else. */
export function seal(key: Uint8Array, plain: Uint8Array, place: string): string {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(place));
  const text = Buffer.concat([sealing.update(plain), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), text]).toString('base64');
}

/** Decrypts what `seal` wrote; null when the key or the place is another. */
export function unseal(key: Uint8Array, sealed: string, place: string): Buffer | null {
  const bytes = Buffer.from(sealed, 'base64');
  const tag = bytes.subarray(ivBytes, ivBytes + tagBytes);
  try {
    const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
      .setAAD(Buffer.from(place))
      .setAuthTag(tag);
    return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]);
  } catch {
    return null;
  }
}
