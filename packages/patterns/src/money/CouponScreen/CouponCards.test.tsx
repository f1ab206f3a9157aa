import type * as card from '@compute-market/components/coupon-card';
import { fen } from '@compute-market/contract/rules/money';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memo } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ready } from '../../resource';
import { now } from '../payment-view/fixtures';
import { CouponScreen, type CouponScreenProps } from './CouponScreen';
import { coupons, groups } from './fixtures';

const { drawn } = vi.hoisted(() => ({ drawn: vi.fn<(name: string) => void>() }));
vi.mock('@compute-market/components/coupon-card', async (original) => {
  const { CouponCard, ...rest } = await original<typeof card>();
  // Remembered by its props, as the card itself is.
  const Counted = memo(function Counted(props: card.CouponCardProps) {
    drawn(props.name);
    return <CouponCard {...props} />;
  });
  return { ...rest, CouponCard: Counted };
});

/** The screen as the application draws it: everything read anew, every callback a new one, a second later. */
const screenOf = (tab: CouponScreenProps['query']['tab'], changes: Partial<CouponScreenProps> = {}) => (
  <CouponScreen
    query={{ tab, kind: 'all', sort: 'expiry' }}
    coupons={ready(structuredClone(coupons))}
    groups={ready(structuredClone(groups))}
    voucher={fen(0)}
    pendingOffer={null}
    now={now}
    pendingGroup={null}
    pendingCoupon={null}
    onPutInOffer={() => undefined}
    onQueryChange={() => undefined}
    onClaim={() => undefined}
    onRedeem={() => undefined}
    onRetry={() => undefined}
    onLearnVoucher={() => undefined}
    onBuyVoucher={() => undefined}
    {...changes}
  />
);
const namesDrawn = () => drawn.mock.calls.map(([name]) => name);

beforeEach(() => drawn.mockClear());

test.each(['centre', 'unused', 'used'] as const)('reading %s again draws no card whose words are the same', (tab) => {
  const { rerender } = render(screenOf(tab));
  expect(namesDrawn().length).toBeGreaterThan(0);
  drawn.mockClear();
  rerender(screenOf(tab, { now: now + 1 }));
  expect(namesDrawn()).toEqual([]);
});

test('a claim draws the card that is claimed, and no other', () => {
  const { rerender } = render(screenOf('centre'));
  drawn.mockClear();
  rerender(screenOf('centre', { pendingGroup: 11 }));
  expect(namesDrawn()).toEqual(['双周满减券']);
});

test('a card that was not drawn again does what is asked now', async () => {
  const { rerender } = render(screenOf('centre'));
  const onClaim = vi.fn();
  rerender(screenOf('centre', { onClaim }));
  const [claim] = screen.getAllByRole('button', { name: '立即领取' });
  await userEvent.click(claim as HTMLElement);
  expect(onClaim).toHaveBeenCalledExactlyOnceWith(11);
});
