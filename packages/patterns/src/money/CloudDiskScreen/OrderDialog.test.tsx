import { CLOUD_DISK_ORDER, PAY_FIRST } from '@compute-market/contract/enumerations';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { orderWith, saidOfPurses } from '../../purchase/fixtures';
import { ready } from '../../resource';
import { draftOf } from './disk-facts';
import { disk, price } from './fixtures';
import { OrderDialog } from './OrderDialog';

test('an order for the cloud disk says what each purse pays, and lets the first one be changed', async () => {
  const onChange = vi.fn();
  const draft = draftOf(CLOUD_DISK_ORDER.renew, disk, true);
  const order = {
    ...orderWith(ready({ ...price, PowerMoneyPay: 10, MoneyPay: 4.55 }), vi.fn),
    draft,
    onChange,
    onClose: vi.fn(),
  };
  render(<OrderDialog disk={disk} order={order} hasVoucher />);
  const purses = screen.getByRole('group', { name: '扣费来源' });
  expect(saidOfPurses(purses)).toEqual(['算力券 ¥10.00', '余额 ¥4.55', '授信 ¥0.00']);
  await userEvent.click(within(purses).getByRole('radio', { name: '余额优先' }));
  expect(onChange).toHaveBeenCalledWith({ ...draft, payFirst: PAY_FIRST.balance });
});

test('a cloud disk that is enlarged comes to the size that its price tells, whatever the disk that was read some time ago', () => {
  const draft = draftOf(CLOUD_DISK_ORDER.enlarge, disk, true);
  const order = {
    ...orderWith(ready({ ...price, SizeAfter: 400 }), vi.fn),
    draft,
    onChange: vi.fn(),
    onClose: vi.fn(),
  };
  render(<OrderDialog disk={disk} order={order} hasVoucher />);
  expect(screen.getByText(/^扩容后共 400 GB/)).toBeVisible();
});
