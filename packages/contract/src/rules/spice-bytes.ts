/** A view of these bytes alone, whatever else their buffer holds. */
export const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

/** Bytes that came in pieces and are taken in other pieces. */
export class ByteQueue {
  #pieces: Uint8Array[] = [];
  #length = 0;

  push(piece: Uint8Array): void {
    if (piece.length === 0) return;
    this.#pieces.push(piece);
    this.#length += piece.length;
  }

  /** The next bytes, so many of them; null while fewer are here. */
  take(count: number): Uint8Array | null {
    if (this.#length < count) return null;
    this.#length -= count;
    const first = this.#pieces[0];
    if (first !== undefined && first.length > count) {
      this.#pieces[0] = first.subarray(count);
      return first.subarray(0, count);
    }
    return this.#gather(count);
  }

  #gather(count: number): Uint8Array {
    const taken = new Uint8Array(count);
    let at = 0;
    while (at < count) {
      const piece = this.#pieces.shift() ?? new Uint8Array(0);
      const used = piece.subarray(0, count - at);
      taken.set(used, at);
      at += used.length;
      if (used.length < piece.length) this.#pieces.unshift(piece.subarray(used.length));
    }
    return taken;
  }
}

type Field = readonly [bytes: 1 | 2 | 4 | 8, value: number];

/** Writes numbers one behind the other, lowest byte first; negative ones as two's complement. */
export function pack(...fields: readonly Field[]): Uint8Array {
  const packed = new Uint8Array(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  const view = viewOf(packed);
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 1) view.setUint8(at, value);
    else if (bytes === 2) view.setUint16(at, value, true);
    else if (bytes === 4) view.setUint32(at, value >>> 0, true);
    else view.setBigInt64(at, BigInt(value), true);
    at += bytes;
  }
  return packed;
}

/** Pieces behind each other. */
export function joined(...pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
