import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Cluster } from './Cluster';

describeConformance('Cluster', <Cluster gap={8}>续费</Cluster>, { tag: 'div' });

test('its things wrap, with a gap of their own between lines, unless it keeps one line', () => {
  const { rerender } = render(
    <Cluster gap={12} rowGap={4} data-testid="acts">
      续费
    </Cluster>,
  );
  const acts = screen.getByTestId('acts');
  expect(acts).toHaveStyle({ flexWrap: 'wrap', alignItems: 'center', rowGap: 'var(--cm-space-4)' });
  rerender(
    <Cluster wraps={false} align="baseline" data-testid="acts">
      续费
    </Cluster>,
  );
  expect(acts).not.toHaveStyle({ flexWrap: 'wrap' });
  expect(acts).toHaveStyle({ alignItems: 'baseline' });
});
