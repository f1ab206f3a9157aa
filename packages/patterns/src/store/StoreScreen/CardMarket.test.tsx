import type { GpuOffer } from '@compute-market/contract/entities/gpu';
import { fen } from '@compute-market/contract/rules/money';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { listingsOf, priceTerms } from '../../listings';
import { offers, priceInfo } from '../../listings/fixtures';
import { ready, type Resource } from '../../resource';
import { CardMarket } from './CardMarket';
import type { Stock, StoreVisitor } from './store-data';
import { storeQuery } from './store-query';

const onQueryChange = vi.fn();
const nothing = () => undefined;
interface Drawn {
  readonly search?: string;
  readonly visitor?: StoreVisitor;
  readonly offered?: readonly GpuOffer[];
  readonly stock?: Resource<Stock>;
}

function draw({
  search = '',
  visitor = { kind: 'main' },
  offered = offers,
  stock = ready({ kind: 'known', offers: offered, refreshedAt: '' }),
}: Drawn) {
  const query = storeQuery.read(new URLSearchParams(search));
  const listings = listingsOf(offered);
  const info = priceInfo(2);
  return render(
    <CardMarket
      query={query}
      answered={query}
      onQueryChange={onQueryChange}
      visitor={visitor}
      stock={stock}
      prices={ready(info)}
      options={undefined}
      terms={priceTerms(info, query.period)}
      listings={listings}
      found={listings}
      hosts={null}
      noticeOf={() => 'off'}
      onNotice={nothing}
      onRetry={nothing}
      origin=""
    />,
  );
}
const checkboxOf = (name: string) =>
  within(screen.getByRole('article', { name })).getByRole('checkbox', { name: /对比/ });
/** What the market says of the limit of a sub-account, once what is loaded later stands. */
async function limitNote(left: number, offered: readonly GpuOffer[] = offers) {
  const visitor = { kind: 'sub', left: fen(left), ofMonth: false, mayBuy: true } as const;
  const { unmount } = draw({ visitor, offered, stock: { state: 'error', reason: '库存读取失败', requestId: 'r' } });
  await screen.findByText(/库存读取失败/, undefined, { timeout: 20_000 });
  const said = screen.queryByText(/不足以租用/)?.textContent ?? null;
  unmount();
  return said;
}

test('models that this kind of machine does not have take no place in the comparison, and leave it with the next choice', () => {
  draw({ search: 'compare=甲,乙,丙,丁' });
  fireEvent.click(checkboxOf('H20'));
  expect(onQueryChange).toHaveBeenCalledWith(expect.objectContaining({ compared: ['H20'] }));
});

test('four models that are there leave no place for a fifth', () => {
  draw({ search: 'compare=H20,L40S,V100,RTX+5090' });
  expect(checkboxOf('RTX 4090')).toHaveAccessibleDescription('最多对比 4 款');
});

// An hour of the cheapest costs ¥1.28, and ¥1.24 for this member.
test('a sub-account that cannot pay an hour of the cheapest card at its price is told what is left', async () => {
  expect(await limitNote(123)).toContain('¥1.23');
  expect(await limitNote(125)).toBeNull();
});

test('nothing is said of what is left where no price is told, and where nothing is free', async () => {
  const untold = offers.map((offer) => ({ ...offer, HourPrice: Number.NaN }));
  expect(await limitNote(50_000, untold)).toBeNull();
  const taken = offers.map((offer) => ({ ...offer, FreeNum: 0 }));
  expect(await limitNote(50_000, taken)).toBeNull();
});
