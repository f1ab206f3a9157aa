import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Stack } from './Stack';

describeConformance('Stack', <Stack gap={8}>续费</Stack>, { tag: 'div' });

test('it arranges its things with the gap of the token', () => {
  render(
    <Stack as="ul" gap={12} align="center">
      <li>续费</li>
    </Stack>,
  );
  const list = screen.getByRole('list');
  expect(list).toHaveStyle({ flexDirection: 'column', gap: 'var(--cm-space-12)', alignItems: 'center' });
  expect(list).not.toHaveAttribute('gap');
});
