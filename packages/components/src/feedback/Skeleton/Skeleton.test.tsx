import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Skeleton } from './Skeleton';

describeConformance('Skeleton', <Skeleton lines={3} />, { tag: 'span' });

test('is hidden from screen readers and has the size of what comes', () => {
  const { container } = render(<Skeleton shape="circle" width={44} />);
  const skeleton = container.firstElementChild;
  expect(skeleton).toHaveAttribute('aria-hidden', 'true');
  expect(skeleton).toHaveStyle({ '--width': '44px', '--height': '44px' });
});

test('text has as many lines as what comes', () => {
  const { container } = render(<Skeleton lines={3} />);
  expect(container.firstElementChild?.children).toHaveLength(3);
});
