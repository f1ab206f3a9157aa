import { Button } from '@compute-market/components/button';
import { Dash } from '@compute-market/components/dash';
import { periodLabel } from '@compute-market/components/rental-selector';
import { lazyPiece } from '@compute-market/components/lazy-piece';
import { DescriptionList, type DescriptionItem } from '@compute-market/components/description-list';
import type { Instance } from '@compute-market/contract/entities/instance';
import { DUE_MODE_LABELS } from '@compute-market/contract/enumerations';
import { isKnown } from '@compute-market/contract/rules/money';
import { isMovable } from '@compute-market/contract/rules/instance-move';
import { formatTime } from '@compute-market/contract/rules/time';
import { Suspense, type ReactNode } from 'react';
import { dataOf } from '../../resource';
import { ToldText } from '../../told-text/ToldText';
import { sizeText } from '../DashboardScreen/facts-text';
import type { ActionContext } from '../DashboardScreen/row-actions';
import { isByUsage, isInPeriod, isRenewed, type InstanceAction } from '../../instance-facts';
import { NeedsRight } from '../../viewer/ViewerRights';
import { InstanceActionButton } from './ActionButtons';
import { Content } from './InstanceScreen.styles';
import { messages } from './messages';
import type { SaveImageProps } from './SaveImage';
import type { SnapshotsProps } from './Snapshots';

const words = messages.configuration;
const SaveImage = lazyPiece(() => import('./SaveImage').then((module) => ({ default: module.SaveImage })));
const Snapshots = lazyPiece(() => import('./Snapshots').then((module) => ({ default: module.Snapshots })));

/** What it has of a part, what was added, and what is on its way; undefined where that was not told. */
function grown(base: number, added: number, adding: number, say: (count: number) => string): string | undefined {
  if (!isKnown(base)) return undefined;
  const now = added > 0 ? words.added(say(base), say(added)) : say(base);
  return adding > 0 ? now + words.adding(say(adding)) : now;
}

/** Whether and how it renews itself; undefined where that was not told. */
function autorenewOf({ InstanceAutorenew: autorenew }: Partial<Instance>): string | undefined {
  if (autorenew === undefined) return undefined;
  if (autorenew === null || !isRenewed({ InstanceAutorenew: autorenew })) return words.autorenewOff;
  return words.autorenewOn(periodLabel({ unit: autorenew.Unit, count: autorenew.PackTime }));
}

const moment = (seconds: number | null): ReactNode =>
  seconds === null ? <Dash says={words.none} /> : formatTime(seconds);

/** Its project and tags; nothing where the back end knows none (decisions 40). */
function labelItems({ Project, Tags = [] }: Instance, onLabel: () => void): DescriptionItem[] {
  if (Project === undefined) return [];
  return [
    {
      key: 'project',
      term: words.project,
      detail: Project || words.none,
      action: (
        <NeedsRight right="run">
          <Button size="sm" onClick={onLabel}>
            {words.changeLabels}
          </Button>
        </NeedsRight>
      ),
    },
    { key: 'tags', term: words.tags, detail: Tags.length === 0 ? words.none : Tags.join('、') },
  ];
}

/** Whose it is among the account and its sub-accounts; what has not started or is over stays there (decisions 131). */
const holderItem = (instance: Instance, onMove: () => void): DescriptionItem => ({
  key: 'holder',
  term: words.holder,
  detail: instance.SubAccountName || words.mainAccount,
  action: isMovable(instance.Status) ? (
    <Button size="sm" onClick={onMove}>
      {words.move}
    </Button>
  ) : undefined,
});

/** What a container of an image of a registry was started from (decisions 147). */
const containerItems = ({ ContainerImage: started }: Instance): DescriptionItem[] =>
  started
    ? [
        { key: 'reference', term: words.reference, detail: started.Reference },
        { key: 'command', term: words.command, detail: started.Command || words.ownCommand },
        { key: 'environment', term: words.environment, detail: started.Environment.join('、') || words.noVariables },
      ]
    : [];

interface ConfigurationTabProps {
  instance: Instance;
  context: ActionContext;
  /** Asks to whom it shall belong; null for a sub-account, to whom its team is not told. */
  onMove: (() => void) | null;
  /** Asks for its project and tags. */
  onLabel: () => void;
  /** Snapshots of its system disk. */
  snapshots: SnapshotsProps;
  /** Images made of its system disk. */
  images: SaveImageProps;
}

/** What it is made of, from the start and added since, each part beside what can be done to it. */
export function ConfigurationTab({ instance, context, onMove, onLabel, snapshots, images }: ConfigurationTabProps) {
  const kvm = instance.ContainerType === 'kvm';
  const renews = isRenewed(instance);
  const byUsage = isByUsage(instance) && isInPeriod(instance);
  const button = (action: InstanceAction, verb?: string) =>
    isInPeriod(instance) ? (
      <InstanceActionButton size="sm" action={action} verb={verb} instance={instance} context={context} />
    ) : undefined;
  const items: DescriptionItem[] = [
    {
      key: 'gpu',
      term: words.gpu,
      detail: <ToldText>{words.cards(instance.Gpu_type, instance.Gpu_num, instance.GpuMem)}</ToldText>,
      action: kvm ? undefined : button('elastic'),
    },
    { key: 'specification', term: words.specification, detail: instance.Performance },
    {
      key: 'cpu',
      term: words.cpu,
      detail: grown(instance.Cpu_num, instance.AddCpu, instance.AddingCpu, words.cores),
      action: kvm ? button('upgradeCpu') : undefined,
    },
    {
      key: 'memory',
      term: words.memory,
      detail: grown(instance.Memory, instance.AddMemory, instance.AddingMemory, words.gigabytes),
      action: kvm ? button('upgradeMemory') : undefined,
    },
    { key: 'system', term: words.systemDisk, detail: sizeText(words.gigabytes, instance.SystemDisk) || undefined },
    {
      key: 'data',
      term: words.dataDisk,
      detail: grown(instance.AddDisk, 0, instance.AddingDisk, words.gigabytes),
      action: kvm ? button('addDisk') : undefined,
    },
    {
      key: 'bandwidth',
      term: words.bandwidth,
      action: button('bandwidth'),
      detail:
        instance.NoFreeBandwidth > 0
          ? words.paidBandwidth(words.mbps(instance.Bandwidth), words.mbps(instance.NoFreeBandwidth))
          : sizeText(words.mbps, instance.Bandwidth) || undefined,
    },
    ...containerItems(instance),
    { key: 'host', term: words.host, detail: `${instance.District} · ${instance.Host}` },
    {
      key: 'due',
      term: words.dueMode,
      detail: DUE_MODE_LABELS[instance.DueMode],
      action: button('dueMode', words.change),
    },
    ...(byUsage
      ? [{ key: 'billing', term: words.billing, detail: words.usage, action: button('stopBilling') }]
      : [
          {
            key: 'autorenew',
            term: words.autorenew,
            detail: autorenewOf(instance),
            action: button('autorenew', renews ? words.change : words.turnOn),
          },
        ]),
    ...(instance.EarlyRelease === true && isInPeriod(instance) && !byUsage
      ? [
          {
            key: 'earlyRelease',
            term: words.earlyRelease,
            detail: words.earlyReleaseRule,
            action: button('earlyRelease'),
          },
        ]
      : []),
    ...labelItems(instance, onLabel),
    { key: 'created', term: words.created, detail: moment(instance.Ctime) },
    { key: 'restarted', term: words.restarted, detail: moment(instance.LastRestartTime) },
    ...(onMove === null ? [] : [holderItem(instance, onMove)]),
  ];
  return (
    <Content>
      <DescriptionList layout="rows" termWidth={120} aria-label={words.label} items={items} />
      {dataOf(snapshots.snapshots) !== null && (
        <Suspense>
          <Snapshots instance={instance} {...snapshots} />
        </Suspense>
      )}
      {dataOf(images.images) !== null && !instance.ContainerImage && (
        <Suspense>
          <SaveImage instance={instance} {...images} />
        </Suspense>
      )}
    </Content>
  );
}
