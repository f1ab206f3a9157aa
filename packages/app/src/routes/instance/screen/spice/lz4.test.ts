import { expect, test } from 'vitest';
import { unpackLz4 } from './lz4';

const bytes = (...pieces: (number | string)[]) =>
  Uint8Array.from(
    pieces.flatMap((piece) => (typeof piece === 'number' ? [piece] : [...piece].map((one) => one.charCodeAt(0)))),
  );

const unpacked = (block: Uint8Array, length: number, before = '') => {
  const target = new Uint8Array(length);
  target.set(bytes(before));
  const end = unpackLz4(block, target, before.length);
  return new TextDecoder().decode(target.subarray(0, end));
};

test('what is packed is literals and repetitions, which may overlap themselves', () => {
  // Three letters, then twelve more from three back; at last one letter.
  expect(unpacked(bytes(0x38, 'abc', 3, 0, 0x10, '!'), 16)).toBe('abcabcabcabcabc!');
});

test('a long length goes on in bytes', () => {
  const letters = 'x'.repeat(15 + 255 + 2);
  expect(unpacked(bytes(0xf0, 255, 2, letters), letters.length)).toBe(letters);
});

test('a block may repeat what an earlier one left', () => {
  expect(unpacked(bytes(0x00, 4, 0, 0x10, '.'), 9, 'wxyz')).toBe('wxyzwxyz.');
});

test.each([
  ['a repetition of nothing', bytes(0x10, 'a', 9, 0)],
  ['more than there is room for', bytes(0x60, 'abcdef')],
  ['an end in the middle', bytes(0x50, 'ab')],
])('%s is refused', (_, block) => {
  expect(() => unpacked(block, 4)).toThrow(/picture/);
});
