import { expect, test } from 'vitest';
import { characterOf, keyOfScanCode, scanCodeOf, strokesOf } from './scan-codes';

test.each([
  ['Escape', 0x01],
  ['Digit0', 0x0b],
  ['Enter', 0x1c],
  ['KeyA', 0x1e],
  ['Backquote', 0x29],
  ['Slash', 0x35],
  ['AltLeft', 0x38],
  ['F10', 0x44],
  ['Numpad7', 0x47],
  ['NumpadDecimal', 0x53],
  ['IntlBackslash', 0x56],
  ['F12', 0x58],
  ['Delete', 0xe053],
  ['MetaLeft', 0xe05b],
])('the key %s has the number that a PC keyboard sends', (code, scan) => {
  expect(scanCodeOf(code)).toBe(scan);
  expect(keyOfScanCode(scan)).toBe(code);
});

test('a key that a PC has not has no number', () => {
  expect(scanCodeOf('Fn')).toBeNull();
  expect(scanCodeOf('.')).toBeNull();
});

test('every character of a US keyboard is typed by the key that writes it', () => {
  const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
  const strokes = strokesOf(printable) ?? [];
  expect(strokes.map((stroke) => characterOf(stroke)).join('')).toBe(printable);
  expect(strokesOf('A~')).toEqual([
    { code: 'KeyA', shift: true },
    { code: 'Backquote', shift: true },
  ]);
});

test('a text with a character that no key writes is not typed at all', () => {
  expect(strokesOf('ssh 你好')).toBeNull();
});
