import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalizeAmountText, parseAmount } from './amount';
import {
  amountForField,
  countText,
  divideRounded,
  fen,
  fenFromYuan,
  formatMoney,
  formatShortYuan,
  formatUnitPrice,
  formatYuanNumber,
  isKnown,
  roundYuan,
  sumFen,
  unit,
  unitFromYuan,
  yuanFromFen,
  yuanFromUnit,
} from './money';
import { unitTimes } from './price';

/** Above 2^46 yuan neighbouring doubles lie more than a fen apart. */
const exactFen = fc.integer({ min: -(2 ** 46) * 100, max: 2 ** 46 * 100 });

/** Far more than a slow machine needs: a rule whose work grows with the square of the digits takes longer. */
const atOnce = { timeout: 5_000 };

test('the compiler refuses one kind of money for another, which would be wrong a hundred or ten thousand times', () => {
  // @ts-expect-error a unit price is not yuan
  expect(formatUnitPrice(unitFromYuan(unit(21_900)))).toBe('¥21,900.00');
  // @ts-expect-error an amount in fen is not yuan
  expect(formatUnitPrice(unitFromYuan(fen(219)))).toBe('¥219.00');
  // @ts-expect-error a unit price is not yuan
  expect(fenFromYuan(unit(21_900))).toBe(2_190_000);
  // @ts-expect-error an amount in fen is not yuan
  expect(fenFromYuan(fen(219))).toBe(21_900);
  // @ts-expect-error yuan of the wire are not a unit price
  expect(formatUnitPrice(219)).toBe('¥0.0219');
  // @ts-expect-error an amount in fen is not a unit price
  expect(formatUnitPrice(fen(219))).toBe('¥0.0219');
  // @ts-expect-error a unit price is not an amount in fen
  expect(formatMoney(unit(21_900))).toBe('¥219.00');
  // @ts-expect-error a unit price is not yuan
  expect(formatYuanNumber(unit(21_900))).toBe('21,900.00');
  // @ts-expect-error an amount in fen is not yuan
  expect(formatShortYuan(fen(219))).toBe('219');
  // @ts-expect-error a unit price is not yuan
  expect(roundYuan(unit(21_900), 2)).toBe('21900.00');
});

describe('rounding', () => {
  test.each([
    [1.005, 2, '1.01'],
    [1.255, 2, '1.26'],
    [10.235, 2, '10.24'],
    [2.675, 2, '2.68'],
    [0.145, 2, '0.15'],
    [2.135, 2, '2.14'],
    [-1.005, 2, '-1.01'],
    [-0.004, 2, '0.00'],
    [-0.005, 2, '-0.01'],
    [-0, 2, '0.00'],
    [1e-7, 2, '0.00'],
    [1e-7, 7, '0.0000001'],
    [5e-3, 2, '0.01'],
    [1e21, 2, '1000000000000000000000.00'],
    [9.995, 2, '10.00'],
    [99.5, 0, '100'],
    [0.5, 0, '1'],
    [-0.4, 0, '0'],
    ['.5', 2, '0.50'],
    ['007.', 1, '7.0'],
    ['1.5E+1', 2, '15.00'],
  ] as const)('%s to %i decimals is %s', (value, decimals, expected) => {
    expect(roundYuan(value, decimals)).toBe(expected);
  });

  test('agrees with an exact integer reference on every thousandth of a yuan up to 2,000', () => {
    const wrong: number[] = [];
    for (let k = 0; k <= 2_000_000; k += 1) {
      const cents = Math.floor((k + 5) / 10);
      const rest = cents % 100;
      const expected = `${(cents - rest) / 100}.${rest < 10 ? '0' : ''}${rest}`;
      if (roundYuan(k / 1000, 2) !== expected) wrong.push(k);
      if (roundYuan(-k / 1000, 2) !== (cents === 0 ? expected : `-${expected}`)) wrong.push(-k);
    }
    expect(wrong).toEqual([]);
  }, 30_000);

  test.each(['', '.', '-', 'abc', '1.2.3', '1,000', ' 1', '０', 'NaN', NaN, Infinity, '1e999999999'])(
    'refuses %s',
    (value) => {
      expect(() => roundYuan(value, 2)).toThrow(RangeError);
    },
  );

  test('50,000 digits are rounded at once', atOnce, () => {
    expect(roundYuan(`0.${'9'.repeat(50_000)}`, 2)).toBe('1.00');
    expect(roundYuan('9'.repeat(50_000), 2)).toHaveLength(50_003);
    expect(roundYuan(`${'9'.repeat(50_000)}.999`, 2)).toBe(`1${'0'.repeat(50_000)}.00`);
  });
});

test.each([
  [5n, 10n, 1n],
  [-5n, 10n, -1n],
  [4n, 10n, 0n],
  [-4n, 10n, 0n],
  [15n, 10n, 2n],
  [-15n, 10n, -2n],
  [0n, 3n, 0n],
  [10n, 3n, 3n],
  [11n, 3n, 4n],
])('%s over %s is %s, half away from zero', (numerator, denominator, expected) => {
  expect(divideRounded(numerator, denominator)).toBe(expected);
});

describe('fen and yuan', () => {
  test.each([
    [0, 0],
    [0.1, 10],
    [1.005, 101],
    ['1234.56', 123456],
    [-12, -1200],
    [19.99, 1999],
    [1e-7, 0],
    [-0.004, 0],
  ] as const)('%s yuan is %i fen', (yuan, expected) => {
    expect(fenFromYuan(yuan)).toBe(expected);
  });

  test('an amount no integer of fen can hold is refused, not bent', () => {
    expect(() => fenFromYuan('9'.repeat(50))).toThrow(RangeError);
    expect(() => fenFromYuan(1e14)).toThrow(RangeError);
    expect(() => fen(0.5)).toThrow(RangeError);
    expect(() => unit(Number.NaN)).toThrow(RangeError);
  });

  test('a price that nobody told stays unknown and is shown as a dash, never as ¥0.00', () => {
    const unknown = unitFromYuan(Number.NaN);
    expect([isKnown(unknown), isKnown(unitFromYuan(0))]).toEqual([false, true]);
    expect([formatUnitPrice(unknown), formatUnitPrice(unitTimes(unknown, 3))]).toEqual(['—', '—']);
    expect([unitTimes(unknown, 0), unitTimes(unit(700), 3)]).toEqual([0, 2100]);
    expect(() => unitFromYuan('NaN')).toThrow(RangeError);
  });

  test('fen survive the way over the wire and back', () => {
    fc.assert(
      fc.property(
        exactFen,
        (amount) => fenFromYuan(JSON.parse(JSON.stringify(yuanFromFen(fen(amount)))) as number) === fen(amount),
      ),
    );
  });

  test('unit prices survive the way over the wire and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (price) => unitFromYuan(yuanFromUnit(unit(price))) === price),
    );
  });

  test('zero is never negative', () => {
    expect(Object.is(fen(-0), 0)).toBe(true);
    expect(Object.is(sumFen([]), 0)).toBe(true);
  });
});

describe('money as text', () => {
  test.each([
    [0, {}, '¥0.00'],
    [123456, {}, '¥1,234.56'],
    [-1200, {}, '\u2212¥12.00'],
    [-5, {}, '\u2212¥0.05'],
    [150000, { sign: true }, '+¥1,500.00'],
    [0, { sign: true }, '¥0.00'],
    [-1661, { sign: true }, '\u2212¥16.61'],
    [286040, { symbol: '' }, '2,860.40'],
    [1234567890, {}, '¥12,345,678.90'],
    [99999, {}, '¥999.99'],
  ] as const)('%i fen %o is %s', (amount, options, expected) => {
    expect(formatMoney(fen(amount), options)).toBe(expected);
  });

  test('every amount reads back to the same fen', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        const plain = formatMoney(fen(amount), { symbol: '' }).replaceAll(',', '').replace('\u2212', '-');
        const reference = `${amount < 0 ? '-' : ''}${BigInt(Math.abs(amount)) / 100n}.${String(BigInt(Math.abs(amount)) % 100n).padStart(2, '0')}`;
        expect(plain).toBe(reference);
      }),
    );
  });

  test.each([
    [2860.4, undefined, '2,860.40'],
    [1500, 0, '1,500'],
    [-12.005, undefined, '\u221212.01'],
    [-0.001, undefined, '0.00'],
    [1_000_000, 0, '1,000,000'],
  ] as const)('%s yuan shows as %s', (yuan, decimals, expected) => {
    expect(formatYuanNumber(yuan, decimals)).toBe(expected);
  });

  test.each([
    [2000, '2,000'],
    [314.16, '314.16'],
    [20.5, '20.50'],
  ])('%s yuan shows as %s where whole sums do without fen', (yuan, expected) => {
    expect(formatShortYuan(yuan)).toBe(expected);
  });

  test.each([
    [2.19, '¥2.19'],
    [4.38, '¥4.38'],
    [0.1, '¥0.10'],
    [0.18, '¥0.18'],
    [0.03, '¥0.0300'],
    [0.0006, '¥0.0006'],
    [0.0999, '¥0.0999'],
    [0, '¥0.00'],
    [12345.6, '¥12,345.60'],
    [-0.03, '\u2212¥0.0300'],
  ] as const)('the unit price %s shows as %s', (yuan, expected) => {
    expect(formatUnitPrice(unitFromYuan(yuan))).toBe(expected);
  });
});

describe('the amount field', () => {
  test.each([
    ['100', 10000],
    ['1,500.00', 150000],
    ['0.01', 1],
    ['007', 700],
    ['1234567', 123456700],
    ['1,234,567.8', 123456780],
    ['12.', 1200],
    [' 100 ', 10000],
    ['0', 0],
  ] as const)('%s is %i fen', (text, expected) => {
    expect(parseAmount(text)).toEqual({ ok: true, fen: expected });
  });

  test.each([
    '15.005',
    '1500元',
    '1,50',
    ',100',
    '1,,000',
    '.',
    '.5',
    '-1',
    '+1',
    '1e3',
    '1 000',
    '一千',
    '１００',
    '12。5',
    '1'.repeat(51),
    `12${',345'.repeat(16)},678`,
    `123${',456'.repeat(16)}`,
    'NaN',
  ])('%s is refused', (text) => {
    expect(parseAmount(text)).toEqual({ ok: false, reason: 'invalid' });
  });

  test('nothing typed is not an error of form', () => {
    for (const text of ['', '  ']) expect(parseAmount(text)).toEqual({ ok: false, reason: 'empty' });
  });

  test('fifty digits keep the rule but are more than money can be', () => {
    expect(parseAmount('9'.repeat(50))).toEqual({ ok: false, reason: 'tooLarge' });
    expect(parseAmount(`12${',345'.repeat(16)}.99`)).toEqual({ ok: false, reason: 'tooLarge' });
    expect(parseAmount('0'.repeat(49) + '7')).toEqual({ ok: true, fen: 700 });
  });

  test('50,000 characters are answered at once', atOnce, () => {
    expect(parseAmount('1'.repeat(50_000)).ok).toBe(false);
    expect(parseAmount('1,111'.repeat(10_000)).ok).toBe(false);
    expect(normalizeAmountText('１'.repeat(50_000))).toHaveLength(50_000);
    expect(formatYuanNumber('1'.repeat(50_000), 0)).toHaveLength(66_666);
  });

  test.each([
    ['１２．５', '12.5'],
    ['12。5', '12.5'],
    ['１，２３４．５６', '1,234.56'],
    ['￥１００', '100'],
    ['¥100', '100'],
    ['100元', '100'],
    ['￥1,500.00元', '1,500.00'],
    ['一千二百', '一千二百'],
    ['12..5', '12..5'],
    ['1 000', '1 000'],
    ['元', ''],
    ['¥', ''],
    ['￥￥1', '￥1'],
    ['100元元', '100元'],
    ['1元2', '1元2'],
    ['100a', '100a'],
    [' 100', ' 100'],
    ['1500 元', '1500'],
    [' ￥ 100', '100'],
  ])('%s is read as %s', (typed, expected) => {
    const once = normalizeAmountText(typed);
    expect(once).toBe(expected);
  });

  test('what is shown in the field is what is read from it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (amount) => {
        expect(parseAmount(formatMoney(fen(amount), { symbol: '' }))).toEqual({ ok: true, fen: amount });
      }),
    );
  });

  test('normalising drops nothing but one sign before and one unit after the number', () => {
    const characters = fc.constantFrom(...'0123456789０５９。．，,.￥¥元 a一-');
    fc.assert(
      fc.property(fc.string({ unit: characters, maxLength: 12 }), (text) => {
        const kept = text.replace(/^\s*[¥￥]\s*/, '').replace(/\s*元\s*$/, '');
        expect(normalizeAmountText(text)).toHaveLength(kept.length);
      }),
    );
  });
});

test('what nobody told is a dash in a text and an empty field, never 0', () => {
  expect([countText(Number.NaN), countText(0), countText(16)]).toEqual(['—', '0', '16']);
  expect([amountForField(Number.NaN), amountForField(0), amountForField(1200.5)]).toEqual(['', '0.00', '1,200.50']);
  expect(formatYuanNumber(Number.NaN)).toBe('—');
});
