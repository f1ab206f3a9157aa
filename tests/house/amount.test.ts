import { normalizeAmountText, parseAmount } from '@compute-market/contract/rules/amount';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  amountFen,
  amountState,
  normalizeAmount,
  tidyAmount,
} from '../../packages/components/src/inputs/AmountField/amount';

// The component library knows no contract, and the contract no components: the grammar of an amount stands in both.

const shown = (text: string) => normalizeAmount({ text, caret: text.length }).text;
/** Whether the contract reads a sum, however large. */
const isSum = (text: string) => {
  const result = parseAmount(text);
  return result.ok || result.reason === 'tooLarge';
};

/** What people type into a field of money, right and wrong. */
const typed = fc.oneof(
  fc.stringMatching(/^[ \u3000]?[¥￥]? ?[0-9０-９。．，,.元 -]{0,14}元? ?$/),
  fc.stringMatching(/^\d{48,52}(\.\d{0,3})?$/),
  fc.stringMatching(/^\d{1,4}(,\d{3}){1,17}(\.\d{0,3})?$/),
  fc.string({ unit: 'grapheme' }),
);

test('the amount field takes exactly the texts that the contract reads as a sum', () => {
  fc.assert(
    fc.property(typed, (text) => {
      expect([text, amountState(shown(text)) === 'valid']).toEqual([text, isSum(normalizeAmountText(text))]);
    }),
    { numRuns: 3000 },
  );
});

test('what the field shows is the same sum as what was typed', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const meant = parseAmount(normalizeAmountText(text));
      expect(parseAmount(shown(text))).toEqual(meant);
      expect(parseAmount(tidyAmount(shown(text)))).toEqual(meant);
      expect(amountFen(text)).toBe(meant.ok ? meant.fen : undefined);
    }),
    { numRuns: 3000 },
  );
});

test.each([
  [`12${',345'.repeat(16)}`, true],
  [`123${',456'.repeat(15)}`, true],
  [`123${',456'.repeat(16)}`, false],
  ['9'.repeat(50), true],
  ['9'.repeat(51), false],
])('%s is a sum in both, or in neither', (text, is) => {
  expect([amountState(text) === 'valid', isSum(text)]).toEqual([is, is]);
});
