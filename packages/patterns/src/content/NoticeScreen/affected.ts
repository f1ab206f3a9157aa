import type { BareMetalInstance } from '@compute-market/contract/entities/bare-metal';
import type { Instance } from '@compute-market/contract/entities/instance';
import { routes } from '@compute-market/contract/routes';
import { isInPeriod, titleOf } from '../../instance-facts';

/** A machine of the viewer that stands in a room the notice is about. */
export interface AffectedInstance {
  readonly name: string;
  /** What a person calls it. */
  readonly title: string;
  readonly district: string;
  /** Where it is looked after. */
  readonly href: string;
}

/** The machines within their rental in these rooms, bare metal too; what is over is touched by nothing. */
export function affectedBy(
  districts: readonly string[],
  rented: readonly Instance[],
  metal: readonly BareMetalInstance[],
): AffectedInstance[] {
  return [
    ...rented.filter(isInPeriod).map((instance) => ({
      name: instance.Container_name,
      title: titleOf(instance),
      district: instance.District,
      href: routes.instancePlugin.to({ instanceName: instance.Container_name }),
    })),
    ...metal.filter(isInPeriod).map(({ Name, Note, District = '' }) => ({
      name: Name,
      title: Note || Name,
      district: District,
      href: routes.dashboard.to({ tab: 'metal' }),
    })),
  ].filter(({ district }) => districts.includes(district));
}
