import type { GpuCardNotice } from '@compute-market/components/gpu-card';
import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { bareMetals, banners, couponGroups, notice, now, offers, options, priceInfo } from '../../listings/fixtures';
import { hosts } from '../../listings/host-fixtures';
import { ready } from '../../resource';
import { StoreScreen, type StoreScreenProps } from './StoreScreen';
import { storeQuery } from './store-query';

export const known = { kind: 'known', offers, refreshedAt: '14:05:21' } as const;
export const couponActions = { claiming: null, onClaim: fn(), onLogin: undefined };

/** The market of a visitor, everything there. */
export const shown: StoreScreenProps = {
  query: storeQuery.blank,
  onQueryChange: fn(),
  visitor: { kind: 'visitor' },
  stock: ready(known),
  options: ready(options),
  prices: ready(priceInfo(0)),
  promotion: ready({ banners, notice }),
  coupons: ready(couponGroups),
  couponActions,
  noticeOf: (): GpuCardNotice => 'off',
  onNotice: fn(),
  hosts: ready({ hosts, total: hosts.length }),
  bareMetals: ready(bareMetals),
  onReserve: fn(),
  onRetry: fn(),
  origin: 'https://example.cn',
  now,
};

/** A page of its own, as the site frames it. */
export const framed = {
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ] satisfies Decorator[],
};
export const dark = {
  decorators: [
    (Story) => (
      <div data-theme="dark">
        <Story />
      </div>
    ),
  ] satisfies Decorator[],
};
export const phone = { viewport: { value: 'phone' } };

/** The address stands in the story's own state. */
export function Browsing({ query: first, onQueryChange, ...rest }: StoreScreenProps) {
  const [query, setQuery] = useState(first);
  return (
    <StoreScreen
      {...rest}
      query={query}
      onQueryChange={(next) => {
        setQuery(next);
        onQueryChange(next);
      }}
    />
  );
}
