import type { ChargeAhead } from '@compute-market/contract/entities/cost-item';
import { RUNWAY_ITEM } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';

/** What stands on the page of the cloud disk: that one, and own images under it. */
const besideInstances: readonly string[] = [RUNWAY_ITEM.cloudDisk, RUNWAY_ITEM.ownImage];

/** The page of what a charge is for. */
export const chargeHref = ({ Kind, Container_name }: Pick<ChargeAhead, 'Kind' | 'Container_name'>): string =>
  besideInstances.includes(Kind) ? routes.cloudDisk.to() : routes.instancePlugin.to({ instanceName: Container_name });
