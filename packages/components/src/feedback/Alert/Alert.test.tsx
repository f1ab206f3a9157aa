import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Alert } from './Alert';

describeConformance(
  'Alert',
  <Alert tone="warn" title="价格已更新" onClose={() => undefined}>
    请确认后继续。
  </Alert>,
  { tag: 'div' },
);

test('is read out only when it comes while the person works', () => {
  const { rerender } = render(<Alert tone="err">欠费 ¥312.60</Alert>);
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(
    <Alert tone="err" announced>
      欠费 ¥312.60
    </Alert>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('欠费 ¥312.60');
});

test('can be closed when it may be', async () => {
  const onClose = vi.fn();
  render(<Alert onClose={onClose}>登录后将回到刚才的页面</Alert>);
  await userEvent.click(screen.getByRole('button', { name: '关闭提示' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
