import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountFen, amountState, freeGroups, normalizeAmount, tidyAmount } from './amount';

const normal = (text: string) => normalizeAmount({ text, caret: text.length }).text;

test.each([
  ['12。5', '12.5'],
  ['１２．５', '12.5'],
  ['１，２３４．５６', '1,234.56'],
  ['￥１００', '100'],
  ['¥ 1,500.00', '1,500.00'],
  ['100元', '100'],
  ['１５００ 元', '1500'],
  ['一千二百', '一千二百'],
  ['1500块', '1500块'],
  ['1元2', '1元2'],
  ['-100', '-100'],
])('%s is shown as %s', (text, shown) => expect(normal(text)).toBe(shown));

test('no character is dropped but a leading sign, a trailing 元 and the spaces beside them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const kept = text.replace(/^\s*[¥￥]\s*/, '').replace(/\s*元\s*$/, '');
      expect(normal(text)).toHaveLength(kept.length);
    }),
  );
});

test('converting twice changes nothing more for what people type', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[¥￥]?[0-9０-９。．，,.]{0,12}元?$/), (text) => {
      expect(normal(normal(text))).toBe(normal(text));
    }),
  );
});

test('the caret stays behind the same digit', () => {
  expect(normalizeAmount({ text: '１２３', caret: 2 })).toEqual({ text: '123', caret: 2 });
  expect(normalizeAmount({ text: '￥12', caret: 2 })).toEqual({ text: '12', caret: 1 });
  expect(normalizeAmount({ text: '12元', caret: 3 })).toEqual({ text: '12', caret: 2 });
});

describe('the rule of an amount', () => {
  test.each(['0', '100', '1500', '1,500', '12,345,678.90', '12.5', '12.', '9'.repeat(50), ' 100 '])(
    'accepts %s',
    (text) => expect(amountState(text)).toBe('valid'),
  );
  test.each(['15.005', '1500块', '1.2.3', '-1', '1e3', '一千', '12 000'])('refuses %s at once', (text) =>
    expect(amountState(text)).toBe('invalid'),
  );
  test.each(['1,5', '1,50', '12,34', '.', '.5', ',', '9'.repeat(51)])(
    'lets %s be typed on, and refuses it on leaving',
    (text) => expect(amountState(text)).toBe('unfinished'),
  );
  test('an empty field is not wrong', () => expect(amountState('  ')).toBe('empty'));
});

test.each([
  ['1500', '1,500.00'],
  ['1,500', '1,500.00'],
  ['0', '0.00'],
  ['007', '7.00'],
  ['12.5', '12.50'],
  ['12.', '12.00'],
  ['12345678.9', '12,345,678.90'],
  ['999', '999.00'],
  ['15.005', '15.005'],
  ['一千', '一千'],
  ['', ''],
])('%s is tidied to %s', (text, tidied) => expect(tidyAmount(text)).toBe(tidied));

test('tidying keeps every digit, however long the amount', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{0,49}$/), (digits) => {
      expect(tidyAmount(digits).replaceAll(',', '')).toBe(`${digits}.00`);
    }),
  );
});

test('editing inside a grouped amount takes its groups out and keeps the caret', () => {
  expect(freeGroups('1,500.00', { text: '1,5200.00', caret: 4 })).toEqual({ text: '15200.00', caret: 3 });
  expect(freeGroups('1,500', { text: '1,50', caret: 4 })).toEqual({ text: '150', caret: 3 });
});

test('groups that are being typed stay', () => {
  expect(freeGroups('1,5', { text: '1,50', caret: 4 }).text).toBe('1,50');
  expect(freeGroups('1500', { text: '1,500', caret: 2 }).text).toBe('1,500');
});

test.each([
  ['1,500.00', 150_000],
  ['12.5', 1250],
  ['12.', 1200],
  ['0.07', 7],
  ['007', 700],
  ['８．２９', 829],
  ['90,071,992,547,409.91', Number.MAX_SAFE_INTEGER],
  ['', undefined],
  ['1,5', undefined],
  ['15.005', undefined],
  ['1500块', undefined],
  ['90,071,992,547,409.92', undefined],
])('%s yuan are %s fen', (text, fen) => expect(amountFen(text)).toBe(fen));
