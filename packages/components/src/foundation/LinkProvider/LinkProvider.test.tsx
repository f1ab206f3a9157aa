import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Link } from '../../actions/Link/Link';
import { LinkProvider } from './LinkProvider';
import type { AnchorProps } from './LinkContext';

const RouterAnchor = ({ href, ...rest }: AnchorProps) => <a {...rest} href={`/app${href}`} data-router="" />;

test('links go through the anchor of the host', () => {
  render(
    <LinkProvider anchor={RouterAnchor}>
      <Link href="/store">算力市场</Link>
    </LinkProvider>,
  );
  expect(screen.getByRole('link', { name: '算力市场' })).toHaveAttribute('href', '/app/store');
});

test('a link to another site does not go through the router', () => {
  render(
    <LinkProvider anchor={RouterAnchor}>
      <Link href="https://docs.example.cn" external>
        文档
      </Link>
    </LinkProvider>,
  );
  expect(screen.getByRole('link')).not.toHaveAttribute('data-router');
});
