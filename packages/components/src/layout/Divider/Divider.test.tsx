import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Divider } from './Divider';

describeConformance('Divider', <Divider />, { tag: 'hr' });

test('an upright one says so to those who hear the page', () => {
  render(<Divider upright />);
  expect(screen.getByRole('separator')).toHaveAttribute('aria-orientation', 'vertical');
});
