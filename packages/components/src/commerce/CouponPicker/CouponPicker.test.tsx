import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { CouponPicker, type CouponPickerProps } from './CouponPicker';

const base: CouponPickerProps = {
  usable: [
    { id: 7, name: '新人满减券', deduct: 1000, condition: '满 ¥100 可用，至 2026-11-21 08:00', best: true },
    { id: 8, name: '周末折扣券', deduct: 652, condition: '无门槛，至 2026-11-30 23:59' },
  ],
  unusable: [{ id: 9, name: '企业专享券', face: '¥50', reason: '仅限企业认证用户' }],
  chosen: 7,
  onChoose: vi.fn(),
  onClose: vi.fn(),
};
describeConformance('CouponPicker', <CouponPicker {...base} />, { tag: 'div' });

const show = (props: Partial<CouponPickerProps> = {}) => {
  const onChoose = vi.fn();
  const onClose = vi.fn();
  render(<CouponPicker {...base} onChoose={onChoose} onClose={onClose} {...props} />);
  return { onChoose, onClose };
};
const confirm = () => userEvent.click(screen.getByRole('button', { name: '确定' }));

test('the choice counts only when it is confirmed', async () => {
  const { onChoose, onClose } = show();
  await userEvent.click(screen.getByRole('radio', { name: /周末折扣券/ }));
  expect(onChoose).not.toHaveBeenCalled();
  await confirm();
  expect(onChoose).toHaveBeenCalledWith(8);
  expect(onClose).toHaveBeenCalledOnce();
});

test('an order may go without a coupon', async () => {
  const { onChoose } = show();
  await userEvent.click(screen.getByRole('radio', { name: '不使用优惠券' }));
  await confirm();
  expect(onChoose).toHaveBeenCalledWith(null);
});

test('each says what it takes off, and the best one says so', () => {
  show();
  expect(screen.getByRole('radio', { name: /新人满减券.*最优惠.*可减 ¥10.00/ })).toBeChecked();
});

test('what does not fit is shown with its reason and cannot be chosen', () => {
  show();
  expect(screen.getByText('仅限企业认证用户')).toBeVisible();
  expect(screen.getAllByRole('radio')).toHaveLength(3);
});

test('without any it says where they come from', () => {
  show({ usable: [], unusable: [], chosen: null });
  expect(screen.getByText('暂无优惠券，可在算力市场领取')).toBeVisible();
});

test('a coupon that was in use and no longer fits is not confirmed again', async () => {
  const { onChoose } = show({ chosen: 9 });
  expect(screen.getByRole('radio', { name: '不使用优惠券' })).toBeChecked();
  await confirm();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(null);
});
