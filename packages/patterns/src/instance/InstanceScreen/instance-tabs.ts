import type { Instance } from '@compute-market/contract/entities/instance';
import { CONTAINER_TYPE } from '@compute-market/contract/enumerations';
import { usageRanges, type UsageRange } from '@compute-market/contract/rules/usage';

export const instanceTabs = [
  'connect',
  'plugins',
  'configuration',
  'usage',
  'cost',
  'screen',
  'system',
  'events',
] as const;
/** The parts of the page; the first one needs no word in the address. */
export type InstanceTab = (typeof instanceTabs)[number];

/** The tab of an address; the first when it names none. */
export const readTab = (value: string | null): InstanceTab => instanceTabs.find((tab) => tab === value) ?? 'connect';

/** A container has no screen, and a system only for what ends its billing by itself (decisions 159); usage and events stand only where the back end tells them, costs where the viewer may read them. */
export const tabsOf = (
  { ContainerType }: Pick<Instance, 'ContainerType'>,
  told: { readonly usage: boolean; readonly events: boolean; readonly cost: boolean; readonly stopPlan: boolean },
): readonly InstanceTab[] =>
  instanceTabs.filter((tab) => {
    if (tab === 'usage' || tab === 'events' || tab === 'cost') return told[tab];
    if (ContainerType === CONTAINER_TYPE.kvm) return true;
    return tab === 'system' ? told.stopPlan : tab !== 'screen';
  });

/** The span of an address; a day when it names none. */
export const readRange = (value: string | null): UsageRange => usageRanges.find((range) => range === value) ?? '24h';
