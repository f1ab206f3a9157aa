import { DieDrawing } from '@compute-market/components/die-drawing';
import { isKnown } from '@compute-market/contract/rules/money';
import type { Listing } from '../../listings';
import { deferredMessages } from './deferred-messages';

/** Memory bandwidth as the drawing's upper line says it: 4.0 TB/s. */
const bandwidthOf = ({ bandwidth }: Listing): string =>
  bandwidth >= 1000 ? `${(bandwidth / 1000).toFixed(1)} TB/s` : bandwidth > 0 ? `${bandwidth} GB/s` : '';

/** The card of a slide as a measured drawing. */
export function HeroDrawing({ listing }: { listing: Listing }) {
  return (
    <DieDrawing
      name={listing.gpuType}
      bandwidth={bandwidthOf(listing)}
      memorySize={isKnown(listing.memory) ? `${listing.memory} GB` : ''}
      memoryType={listing.memoryType}
      link={deferredMessages.drawing.perMachine(listing.mostCards)}
    />
  );
}
