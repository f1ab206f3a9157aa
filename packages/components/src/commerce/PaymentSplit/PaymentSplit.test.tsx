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

test('the bar draws and names what is missing: it is full only when the money is enough', () => {
  render(<PaymentSplit parts={[{ source: 'balance', fen: 49 }]} shortFen={5102} />);
  const bar = screen.getByRole('img', { name: '余额 ¥0.49，还差 ¥51.02' });
  const [paid, missing] = [...bar.children];
  expect(paid).toHaveStyle({ '--share': '49' });
  expect(missing).toHaveAttribute('data-source', 'short');
  expect(missing).toHaveStyle({ '--share': '5102' });
});

test('an order that no purse pays has a bar of what is missing alone', () => {
  render(<PaymentSplit parts={[{ source: 'balance', fen: 0 }]} shortFen={5102} />);
  expect(screen.getByRole('img', { name: '还差 ¥51.02' }).children).toHaveLength(1);
});

test('says how much is missing', () => {
  render(<PaymentSplit parts={[{ source: 'voucher', fen: 12_000 }]} shortFen={18_415} />);
  expect(screen.getByText('还差')).toBeVisible();
  expect(screen.getByText('184.15', { exact: false })).toBeVisible();
});
