import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { SkipLink } from './SkipLink';

describeConformance(
  'SkipLink',
  <>
    <SkipLink />
    <main id="main">内容</main>
  </>,
  { tag: 'a', spreads: false },
);

test('is the first stop and leads to the content', async () => {
  render(
    <>
      <SkipLink />
      <a href="#store">算力市场</a>
      <main id="main">内容</main>
    </>,
  );
  await userEvent.tab();
  const link = screen.getByRole('link', { name: '跳到主要内容' });
  expect(link).toHaveFocus();
  expect(link).toHaveAttribute('href', '#main');
});
