import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Num } from './Num';

describeConformance('Num', <Num value={36} unit="条" />, { tag: 'span' });

test.each([
  [1204, undefined, '1,204'],
  [-3, undefined, '−3'],
  [85.624, 2, '85.62'],
  [12, 1, '12.0'],
])('%d with %s decimals reads %s', (value, decimals, text) => {
  render(<Num value={value} decimals={decimals} data-testid="num" />);
  expect(screen.getByTestId('num').textContent).toBe(text);
});

test('a number that nobody told is a dash with a word', () => {
  render(<Num value={Number.NaN} unit="条" data-testid="num" />);
  expect(screen.getByTestId('num')).toHaveTextContent('—未知');
});
