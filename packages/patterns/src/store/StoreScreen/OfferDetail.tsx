import { Button } from '@compute-market/components/button';
import { DescriptionList } from '@compute-market/components/description-list';
import { Dialog } from '@compute-market/components/dialog';
import { LinkButton } from '@compute-market/components/link-button';
import { Chips } from '@compute-market/components/chips';
import { Price } from '@compute-market/components/price';
import { countText } from '@compute-market/contract/rules/money';
import { ToldText } from '../../told-text/ToldText';
import { useState } from 'react';
import { offeredPrice, type Listing, type PriceTerms } from '../../listings';
import { compareMessages, detailMessages as words } from './compare-messages';
import { messages } from './messages';
import { rentAddress } from './rent-address';
import { mostCompared, type StoreQuery } from './store-query';
import { DetailBody } from './Later.styles';
import { toldVersions } from './told-versions';

interface OfferDetailProps {
  listing: Listing;
  query: StoreQuery;
  terms: PriceTerms | undefined;
  onCompare: (gpuType: string, compared: boolean) => void;
  onClose: () => void;
}

/** What its hosts tell; nothing where none does. */
const versions = (term: string, told: readonly string[]) =>
  told.length === 0 ? [] : [{ key: term, term, detail: compareMessages.versions(told) }];

/** A model in a sheet of the phone: card counts, rooms, comparison and the filled button. */
export default function OfferDetail({ listing, query, terms, onCompare, onClose }: OfferDetailProps) {
  const first = listing.counts.find(({ obstacle }) => obstacle === null)?.count ?? 1;
  const [count, setCount] = useState(Math.max(first, query.cards));
  const compared = query.compared.includes(listing.gpuType);
  const price = offeredPrice(listing, terms);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      sheet="auto"
      title={listing.gpuType}
      footer={
        <>
          <Button
            size="xl"
            disabled={!compared && query.compared.length >= mostCompared}
            onClick={() => onCompare(listing.gpuType, !compared)}
          >
            {compared ? words.compared : words.compare}
          </Button>
          {listing.free === 0 || price === undefined ? (
            <Button size="xl" disabled>
              {words.rent}
            </Button>
          ) : (
            <LinkButton size="xl" variant="primary" href={rentAddress(listing.gpuType, query, count)}>
              {words.rent}
            </LinkButton>
          )}
        </>
      }
    >
      <DetailBody>
        {price && <Price unitPrice={price.current} original={price.original} unit={words.unit} size="card" />}
        <DescriptionList
          items={[
            {
              key: 'memory',
              term: compareMessages.memory,
              detail: <ToldText>{`${countText(listing.memory)}GB ${listing.memoryType}`}</ToldText>,
            },
            {
              key: 'share',
              term: compareMessages.perCard,
              detail: <ToldText>{compareMessages.cores(listing.cpuPerGpu, listing.memoryPerGpu)}</ToldText>,
            },
            ...versions(compareMessages.cuda, toldVersions([listing], 'CudaVersions')),
            ...versions(compareMessages.driver, toldVersions([listing], 'DriverVersions')),
            ...listing.rooms.map(({ district, free }) => ({
              key: district,
              term: district,
              detail: free === undefined ? compareMessages.unknown : words.free(free),
            })),
          ]}
        />
        <h3>{words.counts}</h3>
        <Chips
          aria-label={words.counts}
          variant="box"
          value={String(count)}
          onValueChange={(next) => setCount(Number(next))}
          options={listing.counts.map((each) => ({
            value: String(each.count),
            label: words.cards(each.count),
            disabled: each.obstacle !== null,
            fact: each.obstacle === null ? undefined : messages.obstacle(each.obstacle, listing.free ?? 0),
          }))}
        />
      </DetailBody>
    </Dialog>
  );
}
