import { SPICE_BITMAP, SPICE_IMAGE, SPICE_TOP_DOWN } from '@compute-market/contract/rules/spice';
import { joined, pack } from '@compute-market/contract/rules/spice-bytes';
import { expect, test } from 'vitest';
import { readPicture } from './picture';

interface Raw {
  readonly format: number;
  readonly flags?: number;
  readonly type?: number;
  readonly rows: readonly (readonly number[])[];
}

/** A raw picture of two by two points, somewhere in a message. */
const before = new Uint8Array(7);
function raw({ format, flags = SPICE_TOP_DOWN, type = SPICE_IMAGE.bitmap, rows }: Raw): Uint8Array {
  const stride = rows[0]?.length ?? 0;
  return joined(
    before,
    pack([8, 1], [1, type], [1, 0], [4, 2], [4, 2]),
    pack([1, format], [1, flags], [4, 2], [4, 2], [4, stride], [4, 0]),
    ...rows.map((row) => Uint8Array.from(row)),
  );
}
const whole = { left: 0, top: 0, right: 2, bottom: 2 };
const read = (picture: Raw, area = whole) => [...readPicture(raw(picture), before.length, area).data];

test('the part that is drawn is taken, blue comes first, and nothing shows through', () => {
  const rows = [
    [1, 2, 3, 0, 4, 5, 6, 0],
    [7, 8, 9, 0, 10, 11, 12, 0],
  ];
  expect(read({ format: SPICE_BITMAP.bits32, rows })).toEqual([
    3, 2, 1, 255, 6, 5, 4, 255, 9, 8, 7, 255, 12, 11, 10, 255,
  ]);
  expect(read({ format: SPICE_BITMAP.bits32, rows }, { ...whole, left: 1, top: 1 })).toEqual([12, 11, 10, 255]);
});

test('rows may come from below, and have bytes behind them', () => {
  const rows = [
    [1, 1, 1, 2, 2, 2, 0, 0],
    [3, 3, 3, 4, 4, 4, 0, 0],
  ];
  expect(read({ format: SPICE_BITMAP.bits24, flags: 0, rows }).filter((_, index) => index % 4 === 0)).toEqual([
    3, 4, 1, 2,
  ]);
});

test('five bits of a colour are the whole of it', () => {
  const rows = [
    [0xff, 0x7f, 0x00, 0x7c],
    [0x1f, 0x00, 0x00, 0x00],
  ];
  expect(read({ format: SPICE_BITMAP.bits16, rows })).toEqual([
    255, 255, 255, 255, 255, 0, 0, 255, 0, 0, 255, 255, 0, 0, 0, 255,
  ]);
});

test.each([
  ['kinds that were not asked for', { type: 1 }],
  ['formats that are none', { format: 1 }],
  ['fewer rows than it says', { rows: [[1, 2, 3, 0, 4, 5, 6, 0]] }],
])('%s are refused', (_, change) => {
  const rows = [
    [1, 2, 3, 0, 4, 5, 6, 0],
    [7, 8, 9, 0, 10, 11, 12, 0],
  ];
  expect(() => read({ format: SPICE_BITMAP.bits32, rows, ...change })).toThrow(/picture|format/);
});
