import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { QrPanel, type QrPanelProps } from './QrPanel';

const base: QrPanelProps = { name: '微信登录', state: 'ready', code: '/code.png', secondsLeft: 278 };
describeConformance('QrPanel', <QrPanel {...base} />, { tag: 'div' });

test('a code that waits shows its time, which is not announced', () => {
  render(<QrPanel {...base} hint="打开微信扫一扫" />);
  expect(screen.getByRole('img', { name: '微信登录二维码' })).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('04:38');
  expect(screen.getByRole('status')).toHaveTextContent(/^等待扫码$/);
  expect(screen.getByText('打开微信扫一扫')).toBeVisible();
});

test.each([
  ['loading', '二维码生成中', undefined],
  ['scanned', '已扫码', undefined],
  ['done', '已完成', undefined],
  ['expired', '二维码已过期', '点击刷新'],
  ['refused', '已取消', '重新扫码'],
  ['error', '二维码获取失败', '重试'],
] as const)('%s says %s and offers %s', async (state, words, renew) => {
  const onRenew = vi.fn();
  render(<QrPanel {...base} state={state} onRenew={onRenew} />);
  expect(screen.getByRole('status')).toHaveTextContent(words);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
  if (renew === undefined) {
    expect(screen.queryByRole('button')).toBeNull();
    return;
  }
  await userEvent.click(screen.getByRole('button', { name: renew }));
  expect(onRenew).toHaveBeenCalledOnce();
});

test('an account that is not bound yet can be led elsewhere', () => {
  render(<QrPanel {...base} state="refused" hint="未绑定账号" action={<a href="/bind">去绑定</a>} onRenew={vi.fn()} />);
  expect(screen.getByRole('link', { name: '去绑定' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
