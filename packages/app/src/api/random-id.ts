/** An unguessable id. `crypto.randomUUID` exists only on https and localhost; a phone on the local network has neither. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
