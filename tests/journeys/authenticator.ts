import { createHmac } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an application on the phone shows for a secret at this second (RFC 6238), written apart from the server's own. */
export function applicationCode(secret: string, second: number): string {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
  const counter = Buffer.alloc(8);
  counter.writeUInt32BE(Math.floor(second / 30), 4);
  const digest = createHmac('sha1', key).update(counter).digest();
  const at = digest.readUInt8(19) & 15;
  return String((digest.readUInt32BE(at) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}
