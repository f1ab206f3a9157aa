import { BILLING, DUE_MODE, PAY_FIRST } from '@compute-market/contract/enumerations';
import { wholePrice } from '@compute-market/contract/rules/discount';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { orderWith } from '../../purchase/fixtures';
import { ready } from '../../resource';
import { market, picks, quote } from '../CreateInstanceScreen/fixtures';
import { now } from '../DashboardScreen/fixtures';
import { keptInstance, startOption } from './fixtures';
import { KeptStartForm } from './KeptStartForm';

test('到期处理 of a start from a disk that is kept for nothing names the price of the market', () => {
  render(
    <KeptStartForm
      instance={{ ...keptInstance, KeepHourPrice: 0 }}
      option={startOption(4, 1)}
      offer={market.options}
      terms={{
        unit: 'day',
        pack_time: 3,
        billing: BILLING.prepaid,
        bandwidth: 32,
        due_mode: DUE_MODE.keep,
        pay_type_first: PAY_FIRST.voucher,
      }}
      onTermsChange={vi.fn()}
      restored={false}
      onClearDraft={vi.fn()}
      order={orderWith(ready(quote), vi.fn, { coupons: picks })}
      buyer={{ kind: 'main', hasVoucher: true }}
      level={2}
      vipDiscount={wholePrice}
      now={now}
    />,
  );
  expect(screen.getByText(/¥0\.42\/天/)).toBeInTheDocument();
});
