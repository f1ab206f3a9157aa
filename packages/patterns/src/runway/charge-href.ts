import type { ChargeAhead } from '@compute-market/contract/entities/cost-item';
import { RUNWAY_ITEM } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';

/** The page of what a charge is for. */
export const chargeHref = ({ Kind, Container_name }: Pick<ChargeAhead, 'Kind' | 'Container_name'>): string =>
  Kind === RUNWAY_ITEM.cloudDisk ? routes.cloudDisk.to() : routes.instancePlugin.to({ instanceName: Container_name });
