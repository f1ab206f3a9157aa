import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Truncate } from './Truncate';

const host = 'k7f3a2c.hz02.gpu.example.cn';

describeConformance('Truncate', <Truncate text={host} />, { tag: 'span' });

test.each(['end', 'middle'] as const)('cut at the %s, the text is still whole', (at) => {
  render(<Truncate text={host} at={at} data-testid="host" />);
  expect(screen.getByTestId('host').textContent).toBe(host);
  expect(screen.getByTitle(host)).toBeInTheDocument();
});
