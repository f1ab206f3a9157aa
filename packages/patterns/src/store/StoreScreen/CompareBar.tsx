import { lazyPiece } from '@compute-market/components/lazy-piece';
import { Button } from '@compute-market/components/button';
import { Tag } from '@compute-market/components/tag';
import { Suspense, useState } from 'react';
import type { Listing, PriceTerms } from '../../listings';
import { compareMessages as words } from './compare-messages';
import { Bar } from './Compare.styles';
import type { StoreQuery } from './store-query';

const CompareDrawer = lazyPiece(() => import('./CompareDrawer'));

interface CompareBarProps {
  query: StoreQuery;
  onCompared: (compared: readonly string[]) => void;
  /** All models of the market; a compared one need not pass the filters. */
  listings: readonly Listing[];
  terms: PriceTerms | undefined;
  address: string;
}

/** The models chosen for comparing, at the bottom of the window. */
export default function CompareBar({ query, onCompared, listings, terms, address }: CompareBarProps) {
  const [open, setOpen] = useState(false);
  const compared = query.compared.flatMap((name) => listings.find(({ gpuType }) => gpuType === name) ?? []);
  if (compared.length === 0) return null;
  const remove = (gpuType: string) => onCompared(query.compared.filter((each) => each !== gpuType));
  return (
    <>
      <Bar aria-label={words.label}>
        <span>{words.count(compared.length)}</span>
        {compared.map(({ gpuType }) => (
          <Tag key={gpuType} tone="line" labels={{ remove: words.remove(gpuType) }} onRemove={() => remove(gpuType)}>
            {gpuType}
          </Tag>
        ))}
        <Button variant="text" onClick={() => onCompared([])}>
          {words.clear}
        </Button>
        <Button variant="primary" onClick={() => setOpen(true)}>
          {words.open}
        </Button>
      </Bar>
      {open && (
        <Suspense fallback={null}>
          <CompareDrawer
            listings={compared}
            query={query}
            terms={terms}
            address={address}
            onRemove={remove}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
