import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Price } from './Price';

describeConformance('Price', <Price unitPrice={65_800} unit="卡时" original={69_300} />, { tag: 'span' });

test('names the unit after the amount', () => {
  render(<Price unitPrice={65_800} unit="卡时" data-testid="price" />);
  expect(screen.getByTestId('price')).toHaveTextContent(/^¥6.58\/卡时$/);
});

test('keeps four decimals for prices below a tenth of a yuan', () => {
  render(<Price unitPrice={300} unit="GB·小时" data-testid="price" />);
  expect(screen.getByTestId('price')).toHaveTextContent('¥0.0300');
});

test('strikes the original price and says so', () => {
  render(<Price unitPrice={65_800} original={69_300} data-testid="price" />);
  expect(screen.getByRole('deletion')).toHaveTextContent('原价¥6.93');
});

test('an original equal to the price is not a discount', () => {
  render(<Price unitPrice={65_800} original={65_800} />);
  expect(screen.queryByRole('deletion')).toBeNull();
});

test('a price that nobody told is a dash, and no discount', () => {
  const { rerender } = render(<Price unitPrice={Number.NaN} original={69_300} unit="卡时" data-testid="price" />);
  expect(screen.getByTestId('price')).toHaveTextContent(/^—未知$/);
  rerender(<Price unitPrice={65_800} original={Number.NaN} data-testid="price" />);
  expect(screen.getByTestId('price')).toHaveTextContent(/^¥6.58$/);
});
