import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { PaymentSplit } from './PaymentSplit';

const parts = [
  { source: 'voucher', fen: 12_000 },
  { source: 'balance', fen: 18_415 },
  { source: 'credit', fen: 0 },
] as const;
describeConformance('PaymentSplit', <PaymentSplit parts={parts} />, { tag: 'div' });

test('names every purse with what it pays, those that pay nothing too', () => {
  render(<PaymentSplit parts={parts} />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['算力券', '余额', '授信']);
  expect(screen.getAllByRole('definition').map((sum) => sum.textContent)).toEqual(['¥120.00', '¥184.15', '¥0.00']);
});

test('the bar has a part only for those that pay', () => {
  const { container } = render(<PaymentSplit parts={parts} />);
  expect(
    [...container.querySelectorAll('[data-part="bar"] > *')].map((part) => part.getAttribute('data-source')),
  ).toEqual(['voucher', 'balance']);
});

test('says how much is missing', () => {
  render(<PaymentSplit parts={[{ source: 'voucher', fen: 12_000 }]} shortFen={18_415} />);
  expect(screen.getByText('还差')).toBeVisible();
  expect(screen.getByText('184.15', { exact: false })).toBeVisible();
});
