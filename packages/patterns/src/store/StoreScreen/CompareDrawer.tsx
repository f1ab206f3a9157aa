import { CopyButton } from '@compute-market/components/copy-button';
import { DieGlyph } from '@compute-market/components/die-glyph';
import { Drawer } from '@compute-market/components/drawer';
import { IconButton } from '@compute-market/components/icon-button';
import { CloseIcon } from '@compute-market/components/icons';
import { LinkButton } from '@compute-market/components/link-button';
import { formatUnitPrice } from '@compute-market/contract/rules/money';
import type { ReactNode } from 'react';
import { dayPrice, monthPrice, shownPrice, type Listing, type PriceTerms } from '../../listings';
import { compareMessages as words, detailMessages } from './compare-messages';
import { CompareFrame, CompareGrid } from './Compare.styles';
import { rentAddress } from './rent-address';
import type { StoreQuery } from './store-query';

interface CompareDrawerProps {
  listings: readonly Listing[];
  query: StoreQuery;
  terms: PriceTerms | undefined;
  /** The whole address of this comparison, for sending it on. */
  address: string;
  onRemove: (gpuType: string) => void;
  onClose: () => void;
}

/** What a card of that memory is used for, in four classes. */
const sceneOf = ({ memory }: Listing): string =>
  words.scenes[[24, 48, 80].filter((least) => memory >= least).length] ?? '';

interface Fact {
  readonly name: string;
  readonly cell: (listing: Listing) => ReactNode;
}

const factsOf = (terms: PriceTerms | undefined): readonly Fact[] => [
  { name: words.memory, cell: ({ memory, memoryType }) => `${memory}GB ${memoryType}` },
  { name: words.perCard, cell: ({ cpuPerGpu, memoryPerGpu }) => words.cores(cpuPerGpu, memoryPerGpu) },
  { name: words.compute, cell: ({ tflops }) => (tflops > 0 ? words.tflops(tflops) : '—') },
  {
    name: words.hour,
    cell: ({ gpuType, hourPrice }) =>
      terms
        ? words.perHour(formatUnitPrice(shownPrice(gpuType, hourPrice, { ...terms, period: 'hour' }).current))
        : '—',
  },
  {
    name: words.day,
    cell: ({ hourPrice }) => (terms ? words.perDay(formatUnitPrice(dayPrice(hourPrice, terms))) : '—'),
  },
  {
    name: words.month,
    cell: ({ hourPrice }) => (terms ? words.perDay(formatUnitPrice(monthPrice(hourPrice, terms))) : '—'),
  },
  { name: words.stock, cell: ({ free, total }) => (free === undefined ? words.unknown : words.stockOf(free, total)) },
  { name: words.fits, cell: sceneOf },
];

/** Up to four models, side by side. */
export default function CompareDrawer({ listings, query, terms, address, onRemove, onClose }: CompareDrawerProps) {
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={words.title}
      footer={
        <>
          <span>{words.share}</span>
          <CopyButton value={address} label={words.share} />
        </>
      }
      style={{ width: 'min(960px, 100vw)' }}
    >
      <CompareFrame tabIndex={0} role="region" aria-label={words.title}>
        <CompareGrid>
          <thead>
            <tr>
              <th scope="col">{words.facts}</th>
              {listings.map(({ gpuType, memoryType, free }) => (
                <th key={gpuType} scope="col">
                  <DieGlyph
                    name={gpuType}
                    memory={memoryType.startsWith('HBM') ? 'hbm' : 'gddr'}
                    soldOut={free === 0}
                    size={32}
                  />
                  {gpuType}
                  <IconButton
                    label={words.remove(gpuType)}
                    icon={<CloseIcon size={14} />}
                    onClick={() => onRemove(gpuType)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {factsOf(terms).map(({ name, cell }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {listings.map((listing) => (
                  <td key={listing.gpuType}>{cell(listing)}</td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{words.action}</th>
              {listings.map(({ gpuType, free }) => (
                <td key={gpuType}>
                  {free === 0 ? (
                    words.soldOut
                  ) : (
                    <LinkButton variant="outline" href={rentAddress(gpuType, query)}>
                      {detailMessages.rent}
                    </LinkButton>
                  )}
                </td>
              ))}
            </tr>
          </tbody>
        </CompareGrid>
      </CompareFrame>
    </Drawer>
  );
}
