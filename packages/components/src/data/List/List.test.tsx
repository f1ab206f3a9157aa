import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { List } from './List';

const items = [
  { key: '1', title: '华东一区维护通知', href: '/informDetail/1', meta: '11-20', description: '11 月 22 日 02:00' },
  { key: '2', title: 'FileZilla', action: <button>下载</button> },
];
describeConformance('List', <List items={items} />, { tag: 'ul' });

test('an item may lead on, and may have an action of its own', () => {
  render(<List items={items} />);
  expect(screen.getByRole('link', { name: '华东一区维护通知' })).toHaveAttribute('href', '/informDetail/1');
  expect(screen.getByRole('button', { name: '下载' })).toBeVisible();
});

test('while it loads there are stand-ins, and when it is empty what the parent says', () => {
  const { rerender } = render(<List items={[]} loading skeletonRows={3} empty={<p>暂无公告</p>} />);
  expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'true');
  rerender(<List items={[]} empty={<p>暂无公告</p>} />);
  expect(screen.getByText('暂无公告')).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});
