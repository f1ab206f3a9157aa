import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Link } from './Link';

describeConformance('Link', <Link href="/store">算力市场</Link>, { tag: 'a' });

test('a link to another site opens a new window, keeps the referrer to itself and says that it leaves', () => {
  render(
    <Link href="https://docs.example.cn" external>
      文档
    </Link>,
  );
  const link = screen.getByRole('link', { name: '文档（在新窗口打开）' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noreferrer');
});

test('a link inside the site stays in its window', () => {
  render(<Link href="/store">算力市场</Link>);
  expect(screen.getByRole('link', { name: '算力市场' })).not.toHaveAttribute('target');
});
