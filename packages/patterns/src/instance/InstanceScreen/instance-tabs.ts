import type { Instance } from '@compute-market/contract/entities/instance';
import { CONTAINER_TYPE } from '@compute-market/contract/enumerations';

export const instanceTabs = ['connect', 'plugins', 'configuration', 'cost', 'screen', 'system', 'events'] as const;
/** The parts of the page; the first one needs no word in the address. */
export type InstanceTab = (typeof instanceTabs)[number];

/** The tab of an address; the first when it names none. */
export const readTab = (value: string | null): InstanceTab => instanceTabs.find((tab) => tab === value) ?? 'connect';

/** A container has no screen and no system of its own; `events`: the back end keeps them. */
export const tabsOf = (
  { ContainerType }: Pick<Instance, 'ContainerType'>,
  { events }: { readonly events: boolean },
): readonly InstanceTab[] =>
  instanceTabs.filter(
    (tab) =>
      (tab !== 'events' || events) && (ContainerType === CONTAINER_TYPE.kvm || (tab !== 'screen' && tab !== 'system')),
  );
