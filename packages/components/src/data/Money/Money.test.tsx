import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Money } from './Money';

describeConformance('Money', <Money fen={30_415} />, { tag: 'span' });

test('shows cents even for round sums and groups thousands', () => {
  render(<Money fen={286_040_000} data-testid="sum" />);
  expect(screen.getByTestId('sum')).toHaveTextContent(/^¥2,860,400.00$/);
});

test('writes a debt with the minus before the currency', () => {
  render(<Money fen={-1240} tone="debt" data-testid="sum" />);
  expect(screen.getByTestId('sum')).toHaveTextContent(/^−¥12.40$/);
});

test('marks income when asked, but never zero', () => {
  const { rerender } = render(<Money fen={150_000} sign="always" data-testid="sum" />);
  expect(screen.getByTestId('sum')).toHaveTextContent(/^\+¥1,500.00$/);
  rerender(<Money fen={0} sign="always" data-testid="sum" />);
  expect(screen.getByTestId('sum')).toHaveTextContent(/^¥0.00$/);
});

test('leaves the sign of currency to the column head', () => {
  render(<Money fen={856_240} bare data-testid="sum" />);
  expect(screen.getByTestId('sum')).toHaveTextContent(/^8,562.40$/);
});
