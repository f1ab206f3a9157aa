import { mainAccount } from '../../viewer/fixtures';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NoticeSettings, type NoticeSettingsProps } from './NoticeSettings';

const show = (changes: Partial<NoticeSettingsProps>) =>
  render(
    <NoticeSettings
      setting={mainAccount.user.NoticeSetting}
      saving={false}
      isSub={false}
      phone="13800136021"
      wechatBound
      onToggle={vi.fn()}
      onEditThreshold={vi.fn()}
      {...changes}
    />,
  );

test('without a phone no text message can be chosen, and the hint leads to where one is set', () => {
  show({ phone: '' });
  const boxes = screen.getAllByRole('checkbox', { name: /短信通知$/ });
  for (const box of boxes) {
    expect(box).toBeDisabled();
    expect(box).not.toBeChecked();
  }
  expect(screen.getByRole('link', { name: '去设置' })).toHaveAttribute('href', '/console/safe');
});

test('with a phone there is no such hint', () => {
  show({});
  expect(screen.queryByRole('link', { name: '去设置' })).toBeNull();
  expect(screen.getByRole('checkbox', { name: '充值到账：短信通知' })).toBeInTheDocument();
});

test('a sub-account is offered only what can concern it', () => {
  show({ isSub: true });
  for (const name of [/^充值到账/, /^优惠券到期/, /^余额不足/])
    expect(screen.queryByRole('checkbox', { name })).toBeNull();
  expect(screen.queryByText(/^低于 ¥/)).toBeNull();
  expect(screen.getByRole('checkbox', { name: '自动续费未成功：短信通知' })).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: '实例即将到期：短信通知' })).toBeInTheDocument();
});

test('a sub-account, which is bound to no chat account, reads why nothing can be told by one', () => {
  show({ isSub: true, wechatBound: null });
  for (const box of screen.getAllByRole('checkbox', { name: /微信通知$/ })) expect(box).toBeDisabled();
  expect(screen.getByText('微信通知仅主账号可用')).toBeVisible();
});
