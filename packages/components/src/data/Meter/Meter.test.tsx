import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Meter } from './Meter';

describeConformance('Meter', <Meter label="额度" value={1684.2} max={2000} />, { tag: 'div' });

test.each([
  [237.27, 500, 'plain'],
  [1684.2, 2000, 'warning'],
  [1000, 1000, 'danger'],
  [0, 0, 'plain'],
])('%d of %d is drawn %s', (value, max, tone) => {
  render(<Meter label="额度" value={value} max={max} />);
  expect(screen.getByRole('meter', { name: '额度' })).toHaveAttribute('data-tone', tone);
});

test('never says more than there is room for', () => {
  render(<Meter label="额度" value={1200} max={1000} valueText="已用完" />);
  const meter = screen.getByRole('meter');
  expect(meter).toHaveAttribute('aria-valuenow', '1000');
  expect(meter).toHaveAttribute('aria-valuetext', '已用完');
});

test.each([
  [Number.NaN, 500],
  [237.27, Number.NaN],
  [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
])('%d of %d is unknown: neither drawn nor said', (value, max) => {
  const { container } = render(<Meter label="额度" value={value} max={max} />);
  expect(screen.queryByRole('meter')).toBeNull();
  expect(container.querySelector('[data-component=Meter]')).toBeEmptyDOMElement();
  expect(container.innerHTML).not.toMatch(/NaN|Infinity/);
});

test('more than any number is drawn as all of it', () => {
  render(<Meter label="额度" value={Number.POSITIVE_INFINITY} max={500} />);
  expect(screen.getByRole('meter')).toHaveAttribute('aria-valuenow', '500');
});
