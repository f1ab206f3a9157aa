import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { TopProgress } from './TopProgress';

describeConformance('TopProgress', <TopProgress active />, { tag: 'div' });

test('stays in place, silent, and runs only while a page comes', () => {
  const { container, rerender } = render(<TopProgress active={false} />);
  const bar = container.firstElementChild;
  expect(bar).toHaveAttribute('aria-hidden', 'true');
  expect(bar).not.toHaveAttribute('data-active');
  rerender(<TopProgress active />);
  expect(container.firstElementChild).toBe(bar);
  expect(bar).toHaveAttribute('data-active');
});
