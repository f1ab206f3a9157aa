import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Dot } from './Dot';

describeConformance('Dot', <Dot label="有新回复" />, { tag: 'span' });

test('says what it tells, or nothing at all', () => {
  const { container } = render(
    <>
      <Dot label="有新回复" />
      <Dot tone="ok" />
    </>,
  );
  expect(screen.getByRole('img', { name: '有新回复' })).toBeVisible();
  expect(container.querySelector('[data-tone=ok]')).toHaveAttribute('aria-hidden', 'true');
});
