import type { Instance } from '@compute-market/contract/entities/instance';
import { CONTAINER_TYPE } from '@compute-market/contract/enumerations';
import { usageRanges, type UsageRange } from '@compute-market/contract/rules/usage';

export const instanceTabs = ['connect', 'plugins', 'configuration', 'usage', 'cost', 'screen', 'system'] as const;
/** The parts of the page; the first one needs no word in the address. */
export type InstanceTab = (typeof instanceTabs)[number];

/** The tab of an address; the first when it names none. */
export const readTab = (value: string | null): InstanceTab => instanceTabs.find((tab) => tab === value) ?? 'connect';

/** A container has no screen and no system of its own; usage stands only where the back end tells it. */
export const tabsOf = (
  { ContainerType }: Pick<Instance, 'ContainerType'>,
  { tellsUsage }: { tellsUsage: boolean },
): readonly InstanceTab[] =>
  instanceTabs.filter(
    (tab) =>
      (ContainerType === CONTAINER_TYPE.kvm || (tab !== 'screen' && tab !== 'system')) &&
      (tellsUsage || tab !== 'usage'),
  );

/** The span of an address; a day when it names none. */
export const readRange = (value: string | null): UsageRange => usageRanges.find((range) => range === value) ?? '24h';
