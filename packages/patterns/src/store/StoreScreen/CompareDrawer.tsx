import { CopyButton } from '@compute-market/components/copy-button';
import { DieGlyph } from '@compute-market/components/die-glyph';
import { Drawer } from '@compute-market/components/drawer';
import { IconButton } from '@compute-market/components/icon-button';
import { CloseIcon } from '@compute-market/components/icons';
import { LinkButton } from '@compute-market/components/link-button';
import { countText, formatUnitPrice, isKnown } from '@compute-market/contract/rules/money';
import { Dash } from '@compute-market/components/dash';
import { ToldText } from '../../told-text';
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
const sceneOf = ({ memory }: Listing): ReactNode =>
  isKnown(memory) ? words.scenes[[24, 48, 80].filter((least) => memory >= least).length] : <Dash />;

interface Fact {
  readonly name: string;
  readonly cell: (listing: Listing) => ReactNode;
}

const factsOf = (terms: PriceTerms | undefined): readonly Fact[] => [
  {
    name: words.memory,
    cell: ({ memory, memoryType }) => <ToldText>{`${countText(memory)}GB ${memoryType}`}</ToldText>,
  },
  {
    name: words.perCard,
    cell: ({ cpuPerGpu, memoryPerGpu }) => <ToldText>{words.cores(cpuPerGpu, memoryPerGpu)}</ToldText>,
  },
  { name: words.compute, cell: ({ tflops }) => (tflops > 0 ? words.tflops(tflops) : <Dash />) },
  {
    name: words.hour,
    cell: ({ gpuType, hourPrice }) =>
      terms ? (
        <ToldText>
          {words.perHour(formatUnitPrice(shownPrice(gpuType, hourPrice, { ...terms, period: 'hour' }).current))}
        </ToldText>
      ) : (
        <Dash />
      ),
  },
  {
    name: words.day,
    cell: ({ hourPrice }) =>
      terms ? <ToldText>{words.perDay(formatUnitPrice(dayPrice(hourPrice, terms)))}</ToldText> : <Dash />,
  },
  {
    name: words.month,
    cell: ({ hourPrice }) =>
      terms ? <ToldText>{words.perDay(formatUnitPrice(monthPrice(hourPrice, terms)))}</ToldText> : <Dash />,
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
