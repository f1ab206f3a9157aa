import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { couponTone } from './coupon-face';
import { CouponCard, type CouponCardProps } from './CouponCard';
import { CouponCardSkeleton } from './CouponCardSkeleton';

const base: CouponCardProps = {
  kind: 'reduction',
  state: 'claimable',
  figure: '10',
  sign: 'yuan',
  condition: '满 ¥100 可用',
  name: '新人满减券',
  tags: ['全部显卡'],
  note: '剩余 1,204 张',
  period: '领取后 7 天有效',
};
describeConformance('CouponCard', <CouponCard {...base} />, { tag: 'article' });
describeConformance('CouponCardSkeleton', <CouponCardSkeleton />, { tag: 'div' });

const show = (props: Partial<CouponCardProps> = {}) => render(<CouponCard {...base} {...props} />);

test.each([
  ['claimable', '立即领取', true],
  ['claimed', '已领取', false],
  ['noneLeft', '已领完', false],
  ['unverified', '立即领取', false],
  ['unused', '去使用', true],
  ['notStarted', '未开始', false],
] as const)('%s offers %s', (state, name, enabled) => {
  show({ state });
  const button = screen.getByRole('button', { name });
  if (enabled) expect(button).toBeEnabled();
  else expect(button).toBeDisabled();
});

test.each([
  ['used', '已使用'],
  ['expired', '已过期'],
] as const)('%s has a stamp and no button', (state, word) => {
  show({ state });
  expect(screen.getByText(word)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a recharge coupon is charged, not used', () => {
  show({ kind: 'recharge', state: 'unused' });
  expect(screen.getByRole('button', { name: '立即充入' })).toHaveAttribute('data-variant', 'outline');
});

test('while it is being claimed a second click does nothing', async () => {
  const onAction = vi.fn();
  const { rerender } = show({ onAction });
  await userEvent.click(screen.getByRole('button', { name: '立即领取' }));
  rerender(<CouponCard {...base} state="claiming" onAction={onAction} />);
  await userEvent.click(screen.getByRole('button', { name: /领取中/ }));
  expect(onAction).toHaveBeenCalledOnce();
});

test('using can be a link, so that it opens where the customer wants', () => {
  show({ state: 'unused', actionHref: '/store?coupon_id=7' });
  expect(screen.getByRole('link', { name: '去使用' })).toHaveAttribute('href', '/store?coupon_id=7');
});

test('urgency takes the first line and the end stays', () => {
  show({ state: 'unused', urgency: { tone: 'urgent', label: '仅剩 18 小时' }, period: '至 2026-11-21 08:00' });
  expect(screen.getByText('仅剩 18 小时')).toHaveAttribute('data-urgency', 'urgent');
  expect(screen.getByText('至 2026-11-21 08:00')).toBeVisible();
  expect(screen.queryByText('剩余 1,204 张')).toBeNull();
});

test('missing verification shows the way to it', () => {
  show({ state: 'unverified', verifyLink: <a href="/verify">去完成学生认证</a> });
  expect(screen.getByRole('link', { name: '去完成学生认证' })).toBeVisible();
});

test.each([
  ['reduction', 'claimable', 'money'],
  ['discount', 'unused', 'money'],
  ['recharge', 'unused', 'recharge'],
  ['recharge', 'used', 'dead'],
  ['reduction', 'noneLeft', 'dead'],
  ['discount', 'expired', 'dead'],
  ['reduction', 'claimed', 'money'],
] as const)('a %s coupon that is %s has a %s face', (kind, state, tone) => expect(couponTone(kind, state)).toBe(tone));

test('the strip says name and condition in one card of its own', () => {
  show({ layout: 'strip', note: '7 天有效', period: undefined });
  expect(screen.getByRole('article', { name: '新人满减券' })).toHaveTextContent(
    '¥10新人满减券满 ¥100 可用 · 7 天有效立即领取',
  );
});

test('the strip too says when it ends, and how little is left', () => {
  show({
    layout: 'strip',
    state: 'unused',
    urgency: { tone: 'urgent', label: '仅剩 18 小时' },
    period: '至 2026-11-21 08:00',
  });
  const strip = screen.getByRole('article');
  expect(strip).toHaveTextContent('满 ¥100 可用 · 仅剩 18 小时至 2026-11-21 08:00去使用');
  expect(screen.getByText('仅剩 18 小时')).toHaveAttribute('data-urgency', 'urgent');
});

test.each([
  ['10', null],
  ['1,000', 'long'],
  ['12,345.50', 'longest'],
])('a figure of %s takes the room that fits it', (figure, length) => {
  const { container } = show({ figure });
  const shown = [...container.querySelectorAll('[data-part="face"] > *')][0];
  expect(shown?.getAttribute('data-length')).toBe(length);
});
