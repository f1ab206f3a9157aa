import type { Instance } from '@compute-market/contract/entities/instance';
import { CONTAINER_TYPE } from '@compute-market/contract/enumerations';

export const instanceTabs = ['connect', 'plugins', 'configuration', 'cost', 'screen', 'system'] as const;
/** The parts of the page; the first one needs no word in the address. */
export type InstanceTab = (typeof instanceTabs)[number];

/** The tab of an address; the first when it names none. */
export const readTab = (value: string | null): InstanceTab => instanceTabs.find((tab) => tab === value) ?? 'connect';

/** A container has no screen and no system of its own. */
export const tabsOf = ({ ContainerType }: Pick<Instance, 'ContainerType'>): readonly InstanceTab[] =>
  instanceTabs.filter((tab) => ContainerType === CONTAINER_TYPE.kvm || (tab !== 'screen' && tab !== 'system'));
