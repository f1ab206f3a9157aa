import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { LinkProvider, type AnchorProps } from '../../foundation/LinkProvider';
import { LinkButton } from './LinkButton';

describeConformance('LinkButton', <LinkButton href="/store">去租用</LinkButton>, { tag: 'a' });

test('is a link, not a button', () => {
  render(<LinkButton href="/store">去租用</LinkButton>);
  expect(screen.getByRole('link', { name: '去租用' })).toHaveAttribute('href', '/store');
  expect(screen.queryByRole('button')).toBeNull();
});

test('goes through the anchor of the host', () => {
  const RouterAnchor = (props: AnchorProps) => <a {...props} data-router="" />;
  render(
    <LinkProvider anchor={RouterAnchor}>
      <LinkButton href="/store">去租用</LinkButton>
    </LinkProvider>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('data-router');
});
