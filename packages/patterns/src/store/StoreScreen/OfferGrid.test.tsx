import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listingsOf, priceTerms } from '../../listings';
import { offers, priceInfo } from '../../listings/fixtures';
import { OfferGrid } from './OfferGrid';
import { storeQuery } from './store-query';

const nothing = () => undefined;

test('a card whose price and stock are not told shows neither ¥0.00 nor 已售罄, and cannot be rented', () => {
  const untold = offers.map((offer) =>
    offer.GpuType === 'RTX 4090'
      ? { ...offer, HourPrice: Number.NaN, FreeNum: Number.NaN, TotalNum: Number.NaN }
      : offer,
  );
  render(
    <OfferGrid
      listings={listingsOf(untold)}
      query={storeQuery.read(new URLSearchParams())}
      chosen={[]}
      stale={false}
      terms={priceTerms(priceInfo(0), 'hour')}
      noticeOf={() => 'off'}
      onRetryPrice={nothing}
      onSimilar={nothing}
      onNotice={nothing}
      onCompare={nothing}
    />,
  );
  const card = within(screen.getByRole('article', { name: 'RTX 4090' }));
  expect(card.getByText('库存未知')).toBeVisible();
  expect(card.queryByText(/¥|已售罄/)).toBeNull();
  expect(card.getByRole('button', { name: '立即租用' })).toBeDisabled();
  expect(
    within(screen.getByRole('article', { name: 'RTX 5090' })).getByRole('link', { name: '立即租用' }),
  ).toBeVisible();
});
