import { ErrorState } from '@compute-market/components/error-state';
import { litEntryOf } from '@compute-market/contract/navigation';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mainAccount, mainAccountWith, subAccount } from '../../viewer/fixtures';
import type { Viewer } from '../../viewer';
import { ConsoleFrame } from './ConsoleFrame';

const show = (viewer: Viewer, lit = litEntryOf('dashboard'), unreadWorkOrder = false) =>
  render(
    <ConsoleFrame viewer={viewer} lit={lit} unreadWorkOrder={unreadWorkOrder}>
      <h1>页面</h1>
    </ConsoleFrame>,
  );
const entries = () => screen.getAllByRole('link').map((link) => link.textContent.trim());
const current = () => screen.getByRole('link', { current: 'page' });

test('a sub-account sees no top-up, no orders, no coupons, no invoices and no verification', () => {
  show(subAccount);
  expect(entries()).toEqual(['我的实例', '云盘', '费用明细', '账号信息', '安全设置', '提交工单', '我的工单']);
});

test('income belongs to partners alone', () => {
  const { unmount } = show(mainAccount);
  expect(screen.queryByRole('link', { name: '合作收益' })).toBeNull();
  unmount();
  show(mainAccountWith({ IsPartner: true }));
  expect(screen.getByRole('link', { name: '合作收益' })).toBeInTheDocument();
});

test('the payment page lights the top-up, or the orders when it was opened from them', () => {
  const { unmount } = show(mainAccount, litEntryOf('pay'));
  expect(current()).toHaveTextContent('充值');
  unmount();
  show(mainAccount, litEntryOf('pay', 'orders'));
  expect(current()).toHaveTextContent('充值记录');
});

test('an unread answer is marked at the tickets', () => {
  show(mainAccount, null, true);
  expect(screen.getByRole('link', { name: '我的工单 有新回复' })).toBeInTheDocument();
});

test('the content is the main region that the skip link leads to', () => {
  show(mainAccount);
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
});

test('what could not be loaded offers a ticket, except where tickets are written', () => {
  const failing = <ErrorState title="加载失败：请求超时" onRetry={() => undefined} />;
  const { unmount } = render(
    <ConsoleFrame viewer={mainAccount} lit="orders" unreadWorkOrder={false}>
      {failing}
    </ConsoleFrame>,
  );
  expect(within(screen.getByRole('alert')).getByRole('link', { name: '提交工单' })).toHaveAttribute(
    'href',
    expect.stringContaining('/console/'),
  );
  unmount();
  render(
    <ConsoleFrame viewer={mainAccount} lit="createWorkOrder" unreadWorkOrder={false}>
      {failing}
    </ConsoleFrame>,
  );
  expect(within(screen.getByRole('alert')).queryByRole('link')).toBeNull();
});

test('nothing is waited for where it could not be read who looks', () => {
  const { container } = render(
    <ConsoleFrame viewer={{ role: 'unknown' }} failed lit={null} unreadWorkOrder={false}>
      <p>账号信息</p>
    </ConsoleFrame>,
  );
  expect(container.querySelector('[aria-busy]')).toBeNull();
});
