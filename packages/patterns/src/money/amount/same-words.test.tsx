import { Money } from '@compute-market/components/money';
import { Price } from '@compute-market/components/price';
import { VipBadge } from '@compute-market/components/vip-badge';
import { discountFigure } from '@compute-market/contract/rules/discount';
import { fen, formatMoney, formatUnitPrice, unit } from '@compute-market/contract/rules/money';
import { render } from '@testing-library/react';
import { assert, integer, property } from 'fast-check';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';

/** What stands on the screen, without the words for screen readers. */
function shown(element: ReactElement): string {
  const { container, unmount } = render(element);
  const text = container.textContent;
  unmount();
  return text;
}

const amounts = integer({ min: -1e13, max: 1e13 });

test('an amount reads the same on the screen as in a sentence of the contract', () => {
  assert(
    property(amounts, (amount) => {
      expect(shown(<Money fen={amount} />)).toBe(formatMoney(fen(amount)));
      expect(shown(<Money fen={amount} sign="always" />)).toBe(formatMoney(fen(amount), { sign: true }));
    }),
  );
});

test('a unit price reads the same on a card as in a sentence of the contract', () => {
  assert(
    property(integer({ min: 0, max: 1e10 }), (price) => {
      expect(shown(<Price unitPrice={price} />)).toContain(formatUnitPrice(unit(price)));
    }),
  );
});

test('the compiler lets no component show one kind of money as another', () => {
  // @ts-expect-error a unit price is no sum
  expect(shown(<Money fen={unit(21_900)} />)).toBe('¥219.00');
  // @ts-expect-error a sum is no unit price
  expect(shown(<Price unitPrice={fen(219)} />)).toBe('¥0.0219');
});

test('a badge shows the figure of its discount as the contract writes it', () => {
  assert(
    property(integer({ min: 1, max: 9999 }), (discount) => {
      expect(shown(<VipBadge level={2} discount={discount} />)).toContain(`${discountFigure(discount)}折`);
    }),
  );
});
