import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { ErrorHelp } from './ErrorHelp';
import { ErrorState } from './ErrorState';

describeConformance(
  'ErrorState',
  <ErrorState title="加载失败：请求超时" onRetry={() => undefined} requestId="b7f2c9" />,
  { tag: 'div' },
);

test('is announced, can be tried again, and shows the number that support asks for', async () => {
  const onRetry = vi.fn();
  render(<ErrorState title="加载失败：请求超时" onRetry={onRetry} requestId="b7f2c9" />);
  expect(screen.getByRole('alert')).toHaveTextContent('加载失败：请求超时');
  expect(screen.getByText(/请求编号 b7f2c9/)).toBeVisible();
  expect(screen.getByRole('button', { name: '复制请求编号' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('while it is tried again it cannot be tried twice', async () => {
  const onRetry = vi.fn();
  render(<ErrorState onRetry={onRetry} retrying />);
  await userEvent.click(screen.getByRole('button', { name: /重试/ }));
  expect(onRetry).not.toHaveBeenCalled();
});

test('a failure that was no request asks nobody for its number', () => {
  render(<ErrorState title="文档不存在" requestId="" />);
  expect(screen.queryByText(/请求编号/)).toBeNull();
});

test('a page says once where else to turn, and every panel that can be tried again offers it', () => {
  const help = <a href="#ticket">提交工单</a>;
  const { rerender } = render(
    <ErrorHelp value={help}>
      <ErrorState onRetry={() => undefined} />
    </ErrorHelp>,
  );
  expect(screen.getByRole('link', { name: '提交工单' })).toBeVisible();
  rerender(
    <ErrorHelp value={help}>
      <ErrorState title="文档不存在" />
    </ErrorHelp>,
  );
  expect(screen.queryByRole('link')).toBeNull();
});
