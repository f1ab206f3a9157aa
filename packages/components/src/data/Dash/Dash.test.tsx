import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Dash } from './Dash';

describeConformance('Dash', <Dash />, { tag: 'span' });

test('a screen reader hears that it is unknown, or why there is nothing, and no dash', () => {
  render(
    <>
      <Dash />
      <Dash says="尚未到账" />
    </>,
  );
  expect(screen.getByText('未知')).toBeInTheDocument();
  expect(screen.getByText('尚未到账')).toBeInTheDocument();
  for (const dash of screen.getAllByText('—')) expect(dash).toHaveAttribute('aria-hidden', 'true');
});
