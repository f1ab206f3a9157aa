import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Badge } from './Badge';

describeConformance('Badge', <Badge count={3} label="3 条未读" />, { tag: 'span' });

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('%i is drawn as %s', (count, shown) => {
  render(<Badge count={count} />);
  expect(screen.getByText(shown)).toBeVisible();
});

test('nothing is drawn for zero', () => {
  const { container } = render(<Badge count={0} />);
  expect(container).toBeEmptyDOMElement();
});
