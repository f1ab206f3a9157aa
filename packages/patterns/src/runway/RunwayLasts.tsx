import { Time } from '@compute-market/components/time';
import type { Runway } from '@compute-market/contract/entities/cost-item';
import { runwayLasts } from './runway-view';

/** How long the money lasts, in a line of text; the pointer shows the moment to the second (decisions 41). */
export function RunwayLasts({ runway }: { readonly runway: Pick<Runway, 'Seconds' | 'Until' | 'Next'> }) {
  const lasts = runwayLasts(runway);
  return runway.Until === null ? lasts : <Time seconds={runway.Until}>{lasts}</Time>;
}
