import { SpiceError } from './link';

/** How short a repetition may be. */
const shortest = 4;
/** A length in a nibble goes on in bytes when it is this, each until one is less than 255. */
const goesOn = 15;

/**
 * Unpacks one LZ4 block to `at`, behind what earlier blocks left in the same bytes, to which it may refer. Answers where it ends. Throws SpiceError where
 * the block is not well made.
 */
export function unpackLz4(block: Uint8Array, target: Uint8Array, at: number): number {
  let from = 0;
  let to = at;
  const next = (): number => {
    const byte = block[from];
    if (byte === undefined) throw new SpiceError('a picture ends too early');
    from += 1;
    return byte;
  };
  const lengthOf = (nibble: number): number => {
    let length = nibble;
    if (nibble !== goesOn) return length;
    for (let byte = 255; byte === 255; length += byte) byte = next();
    return length;
  };
  while (from < block.length) {
    const token = next();
    const literal = lengthOf(token >> 4);
    if (from + literal > block.length || to + literal > target.length) throw new SpiceError('a picture is too long');
    target.set(block.subarray(from, from + literal), to);
    from += literal;
    to += literal;
    // The last sequence has literals alone.
    if (from >= block.length) break;
    const distance = next() | (next() << 8);
    const length = lengthOf(token & goesOn) + shortest;
    if (distance === 0 || distance > to || to + length > target.length)
      throw new SpiceError('a picture refers to nothing');
    // Byte by byte: a repetition may overlap itself.
    for (const end = to + length; to < end; to += 1) target[to] = target[to - distance] ?? 0;
  }
  return to;
}
