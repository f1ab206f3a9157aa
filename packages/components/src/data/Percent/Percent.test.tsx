import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Percent, percentShown } from './index';

describeConformance('Percent', <Percent value={0.182} />, { tag: 'span' });

test.each([
  [0.182, 1, false, '18.2%'],
  [2.373, 1, true, '+237.3%'],
  [-0.05, 1, true, '−5%'],
  [0, 1, true, '0%'],
  [1, 1, false, '100%'],
  [0.9999, 1, false, '99.9%'],
  [0.0001, 1, false, '0.1%'],
  [0.9999, 2, false, '99.99%'],
  [12_345.6, 0, false, '1,234,560%'],
])('%d with %i digits is %s', (value, decimals, signed, text) =>
  expect(percentShown(value, decimals, signed)).toBe(text),
);

test.each([undefined, Number.NaN, Number.POSITIVE_INFINITY])('%s is no share', (value) => {
  render(<Percent value={value} />);
  expect(screen.getByText('—')).toBeVisible();
});

test.each([
  [0.1, 'up', 'good'],
  [0.1, 'down', 'bad'],
  [-0.1, 'down', 'good'],
  [0, 'up', null],
] as const)('%d where %s is good reads as %s', (value, good, tone) => {
  const { container } = render(<Percent value={value} good={good} signed />);
  expect(container.firstElementChild?.getAttribute('data-tone') ?? null).toBe(tone);
});
