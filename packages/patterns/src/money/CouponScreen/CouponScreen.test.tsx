import { COUPON_TYPE } from '@compute-market/contract/enumerations';
import { fen } from '@compute-market/contract/rules/money';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ready } from '../../resource';
import { now } from '../payment-view/fixtures';
import type { CouponQuery } from './coupon-query';
import { CouponScreen } from './CouponScreen';
import { coupons, groups } from './fixtures';

const names = [...groups, ...coupons.map(({ CouponGroup }) => CouponGroup)]
  .filter(({ Type }) => Type === COUPON_TYPE.recharge)
  .map(({ Name }) => Name);

function show(tab: CouponQuery['tab'], kind: CouponQuery['kind'] = 'all') {
  const { container } = render(
    <CouponScreen
      query={{ tab, kind, sort: 'expiry' }}
      coupons={ready(coupons)}
      groups={ready(groups)}
      voucher={fen(0)}
      pendingOffer={null}
      onPutInOffer={vi.fn()}
      now={now}
      pendingGroup={null}
      pendingCoupon={null}
      onQueryChange={vi.fn()}
      onClaim={vi.fn()}
      onRedeem={vi.fn()}
      onRetry={vi.fn()}
      onLearnVoucher={vi.fn()}
      onBuyVoucher={vi.fn()}
    />,
  );
  return [...container.querySelectorAll('[data-component="CouponCard"]')].map((card) => card.textContent);
}

test.each([
  ['unused', '充入余额'],
  ['used', null],
  ['centre', '充入余额'],
] as const)('in %s what becomes balance stands in rows of its own, never among the cards', (tab, button) => {
  const cards = show(tab);
  expect(cards.length).toBeGreaterThan(0);
  for (const name of names) expect(cards.join()).not.toContain(name);
  expect(names.some((name) => screen.queryByText(name) !== null)).toBe(true);
  if (button !== null)
    expect(screen.getAllByRole('button', { name: new RegExp(`^${button} `) }).length).toBeGreaterThan(0);
});

test('nor where they alone are asked for', () => expect(show('unused', 'recharge')).toEqual([]));
