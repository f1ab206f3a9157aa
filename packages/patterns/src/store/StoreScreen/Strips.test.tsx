import { COUPON_AUDIENCE, COUPON_TYPE } from '@compute-market/contract/enumerations';
import type { CouponGroup } from '@compute-market/contract/entities/coupon';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { couponGroups } from '../../listings/fixtures';
import { CouponStrip, type CouponActions } from './Strips';

const [sample] = couponGroups as readonly [CouponGroup, ...CouponGroup[]];
const now = sample.BeginTime + 1;
const group = (changes: Partial<CouponGroup>): CouponGroup => ({
  ...sample,
  RemainNum: 5,
  IsAssigned: false,
  ...changes,
});
const free = group({ GroupId: 1, Name: '新人满减券' });
const students = group({
  GroupId: 2,
  Name: '学生专享',
  TargetUserVerifyType: COUPON_AUDIENCE.student,
  Eligible: false,
});
const gone = group({ GroupId: 3, Name: '春节券', RemainNum: 0 });
const held = group({ GroupId: 4, Name: '老友券', IsAssigned: true });
const balance = group({ GroupId: 5, Name: '实名充值券', Type: COUPON_TYPE.recharge, Amount: 5 });

const onClaim = vi.fn();
const onLogin = vi.fn();
beforeEach(() => void vi.clearAllMocks());
const show = (groups: readonly CouponGroup[], changes: Partial<CouponActions> = {}) =>
  render(
    <CouponStrip groups={groups} now={now} actions={{ claiming: null, onClaim, onLogin: undefined, ...changes }} />,
  );

test('the coupon that can be had stands in the line, and the one behind it when it is claimed', async () => {
  const { rerender } = show([gone, held, students, free]);
  expect(screen.getByText('新人满减券')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '立即领取' }));
  expect(onClaim).toHaveBeenCalledExactlyOnceWith(1);
  expect(screen.getByRole('link', { name: '全部 2 张' })).toHaveAttribute('href', '/console/coupon?tab=centre');
  rerender(
    <CouponStrip
      groups={[{ ...free, IsAssigned: true }, students]}
      now={now}
      actions={{ claiming: null, onClaim, onLogin: undefined }}
    />,
  );
  expect(screen.getByText('学生专享')).toBeInTheDocument();
});

test('who may not claim sees why before pressing', () => {
  show([students]);
  expect(screen.getByText(/仅限学生/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '去认证' })).toHaveAttribute(
    'href',
    '/console/verification/selectVerification',
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test('a visitor is asked to log in, and nothing is claimed', async () => {
  show([free], { onLogin });
  await userEvent.click(screen.getByRole('button', { name: '登录领取' }));
  expect([onLogin.mock.calls.length, onClaim.mock.calls.length]).toEqual([1, 0]);
});

test('what becomes balance, what is gone and what is held take no line', () => {
  show([balance, gone, held]);
  expect(screen.queryByRole('region')).toBeNull();
});
