import { CopyButton } from '@compute-market/components/copy-button';
import { DieGlyph } from '@compute-market/components/die-glyph';
import { Drawer } from '@compute-market/components/drawer';
import { IconButton } from '@compute-market/components/icon-button';
import { CloseIcon } from '@compute-market/components/icons';
import { LinkButton } from '@compute-market/components/link-button';
import { Dash } from '@compute-market/components/dash';
import { Tag } from '@compute-market/components/tag';
import type { Listing, PriceTerms } from '../../listings';
import { compareMessages as words, detailMessages } from './compare-messages';
import { CompareFrame, CompareGrid } from './Compare.styles';
import { comparedFacts } from './compared-facts';
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
            {comparedFacts(listings, terms).map(({ name, differs, cells }) => (
              <tr key={name} data-same={differs ? undefined : ''}>
                <th scope="row">
                  {name}
                  {differs && <Tag tone="neutral">{words.differs}</Tag>}
                </th>
                {listings.map(({ gpuType }, nth) => (
                  <td key={gpuType}>
                    {cells[nth]?.text ?? <Dash />}
                    {cells[nth]?.best && <Tag tone="ok">{words.best}</Tag>}
                  </td>
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
