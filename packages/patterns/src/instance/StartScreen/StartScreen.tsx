import { Alert } from '@compute-market/components/alert';
import { Button } from '@compute-market/components/button';
import { Card } from '@compute-market/components/card';
import { DescriptionList } from '@compute-market/components/description-list';
import type { Instance } from '@compute-market/contract/entities/instance';
import { formatTime } from '@compute-market/contract/rules/time';
import { routes } from '@compute-market/contract/routes';
import { Text } from '@compute-market/components/text';
import type { Resource } from '../../resource';
import { endMessages, isByUsage, paidUntil, shortName, titleOf } from '../../instance-facts';
import { MissingCard } from '../../resource-view';
import { RefusalAlert } from '../../retry-alert';
import { ToldText } from '../../told-text/ToldText';
import type { Viewer } from '../../viewer';
import { KeptStartForm, type KeptStartFormProps } from './KeptStartForm';
import { messages } from './messages';
import { StartFrame } from './StartFrame';
import { StartProgressView, type StartProgressViewProps } from './StartProgressView';
import { Center } from './StartScreen.styles';

/** What the page is about now. */
export type StartStage =
  | ({ readonly kind: 'kept' } & Omit<KeptStartFormProps, 'instance'>)
  /** The chosen machine has been taken by somebody meanwhile, or the address names none; `reason` why there is none at all, a sentence. */
  | { readonly kind: 'gone'; readonly reason?: string }
  | {
      readonly kind: 'shutdown';
      readonly onStart: () => void;
      readonly busy: boolean;
      readonly reason: string | undefined;
    }
  | ({ readonly kind: 'progress' } & Omit<StartProgressViewProps, 'instance'>)
  /** The instance is in no state to start from: it runs, it is over; `progress`: what was followed is over since. */
  | { readonly kind: 'unfit'; readonly mode: 'kept' | 'shutdown' | 'progress' };

export interface Start {
  readonly instance: Instance;
  readonly stage: StartStage;
}

export interface StartScreenProps {
  /** Name of the instance, as it stands in the address. */
  name: string;
  start: Resource<Start | null>;
  viewer: Viewer;
  onRetry: () => void;
}

function Shutdown({
  instance,
  onStart,
  busy,
  reason,
}: {
  instance: Instance;
  onStart: () => void;
  busy: boolean;
  reason: string | undefined;
}) {
  const { facts, shutdown } = messages;
  return (
    <Card title={titleOf(instance)} meta={shortName(instance)}>
      <Center>
        <Text as="p" size="dense" tone="secondary">
          {isByUsage(instance) ? shutdown.byUsage : shutdown.text}
        </Text>
        {instance.IsAbnormal === 1 && instance.Message !== '' && (
          <Alert tone="warn">{shutdown.failedBefore(instance.Message)}</Alert>
        )}
        <RefusalAlert reason={reason} />
        <DescriptionList
          items={[
            { key: 'image', term: facts.image, detail: instance.ImageLabel },
            { key: 'room', term: facts.room, detail: instance.District },
            {
              key: 'disk',
              term: facts.disk,
              detail: <ToldText>{facts.disks(instance.SystemDisk, instance.AddDisk)}</ToldText>,
            },
            isByUsage(instance)
              ? { key: 'due', term: facts.billing, detail: [endMessages.usage, paidUntil(instance)].join(' · ') }
              : { key: 'due', term: facts.dueAt, detail: formatTime(instance.Due_time) },
          ]}
        />
        <Button variant="primary" size="xl" loading={busy} onClick={onStart}>
          {shutdown.start}
        </Button>
      </Center>
    </Card>
  );
}

const unfit = { kept: messages.notKept, shutdown: messages.notShutDown, progress: messages.over };

function Stage({ instance, stage }: Start) {
  const options = routes.instanceAvailableKvmStore.to({ instance_name: instance.Container_name });
  switch (stage.kind) {
    case 'kept':
      return <KeptStartForm instance={instance} {...stage} />;
    case 'gone':
      return (
        <MissingCard
          words={{
            title: stage.reason || messages.kept.gone,
            help: messages.options.onItsMachine,
            back: messages.kept.again,
          }}
          href={options}
        />
      );
    case 'shutdown':
      return <Shutdown instance={instance} {...stage} />;
    case 'progress':
      return <StartProgressView instance={instance} {...stage} />;
    case 'unfit':
      return <MissingCard words={unfit[stage.mode]} href={routes.dashboard.path} />;
  }
}

/** 启动实例: from a kept disk for money, from shutdown for nothing, and then how far it is (screens B7). */
export function StartScreen({ name, start, viewer, onRetry }: StartScreenProps) {
  const fromKept =
    start.state === 'ready' &&
    start.data !== null &&
    (start.data.stage.kind === 'kept' || start.data.stage.kind === 'gone');
  return (
    <StartFrame
      title={messages.startTitle}
      trail={
        fromKept
          ? [{ label: messages.optionsTitle, href: routes.instanceAvailableKvmStore.to({ instance_name: name }) }]
          : []
      }
      resource={start}
      onRetry={onRetry}
      name={name}
      viewer={viewer}
    >
      {(data) => <Stage {...data} />}
    </StartFrame>
  );
}
