import { Dash } from '@compute-market/components/dash';
import { Alert } from '@compute-market/components/alert';
import { Button } from '@compute-market/components/button';
import { Card } from '@compute-market/components/card';
import { DescriptionList } from '@compute-market/components/description-list';
import { EmptyState } from '@compute-market/components/empty-state';
import { Figure, FigureStrip } from '@compute-market/components/figure-strip';
import { LinkButton } from '@compute-market/components/link-button';
import { Money } from '@compute-market/components/money';
import { Table, type TableColumn } from '@compute-market/components/table';
import type { ResponseOf } from '@compute-market/contract/define-call';
import type { getStartOptions } from '@compute-market/contract/calls/instance';
import type { Instance, StartOption } from '@compute-market/contract/entities/instance';
import { wholePrice, type BasisPoints } from '@compute-market/contract/rules/discount';
import { fenFromYuan, formatUnitPrice, countText, isKnown, unitFromYuan } from '@compute-market/contract/rules/money';
import { formatTime } from '@compute-market/contract/rules/time';
import { routes } from '@compute-market/contract/routes';
import { Text } from '@compute-market/components/text';
import { vipPrice } from '../../listings';
import { ToldText } from '../../told-text/ToldText';
import type { Viewer } from '../../viewer';
import { Panel } from '../../record-list';
import type { Resource } from '../../resource';
import { diskSize, keptPriceText, shortName, titleOf } from '../../instance-facts';
import { MissingCard } from '../../resource-view';
import { actionsColumn, figureColumn } from '../../table-columns';
import { messages } from './messages';
import { Fact, Part } from '../InstanceScreen/InstanceScreen.styles';
import { StartFrame } from './StartFrame';
import { FreeNotice } from './FreeNotice';
import { fewerCards } from './start-options';

const words = messages.options;

/** What a kept disk can start with, as the server tells it. */
export type StartOptions = ResponseOf<typeof getStartOptions>;

export interface KeptInstance {
  readonly instance: Instance;
  /** Null when the instance keeps no disk. */
  readonly options: StartOptions | null;
}

export interface StartOptionsScreenProps {
  /** Name of the instance, as it stands in the address. */
  name: string;
  kept: Resource<KeptInstance | null>;
  viewer: Viewer;
  vipDiscount: BasisPoints;
  onRefresh: () => void;
  /** Asks to be told once when so many cards are free; 0 takes that back. It tells a failure itself. */
  onNotice: (gpuNum: number) => Promise<unknown>;
}

const machineOf = ({ Gpu_type, Gpu_num }: StartOption): string => `${Gpu_type} × ${Gpu_num}`;
/** What this member pays an hour for it. */
const priceOf = ({ HourPrice }: StartOption, vipDiscount: BasisPoints): string =>
  words.hourly(formatUnitPrice(vipPrice(unitFromYuan(HourPrice), vipDiscount)));
const startHref = (name: string, { Gpu_type, Gpu_num, SpecName }: StartOption): string =>
  routes.restartInstance.to({
    instance_name: name,
    mode: 'kept',
    gpu_type: Gpu_type,
    gpu_num: Gpu_num,
    spec: SpecName,
  });

function columnsFor(name: string, vipDiscount: BasisPoints): TableColumn<StartOption>[] {
  return [
    {
      key: 'machine',
      header: words.machine,
      rowHeader: true,
      cell: (option) => (
        <>
          {machineOf(option)}{' '}
          <Text as="span" size="dense" tone="secondary">
            {option.SpecName}
          </Text>
        </>
      ),
    },
    {
      key: 'memory',
      header: words.memory,
      width: 96,
      cell: ({ GpuMem }) => <ToldText>{`${countText(GpuMem)}GB`}</ToldText>,
    },
    {
      key: 'size',
      header: words.size,
      width: 160,
      cell: ({ CpuNum, Memory }) => <ToldText>{words.cores(CpuNum, Memory)}</ToldText>,
    },
    figureColumn('free', words.free, ({ num }) => words.machines(num), { width: 96 }),
    figureColumn('ready', words.ready, () => words.readyIn, { width: 112 }),
    figureColumn('price', words.price, (option) => <ToldText>{priceOf(option, vipDiscount)}</ToldText>, { width: 136 }),
    actionsColumn(
      (option) => (
        <LinkButton
          size="sm"
          variant="outline"
          href={startHref(name, option)}
          aria-label={words.chooseNamed(`${machineOf(option)} ${option.SpecName}`)}
        >
          {words.choose}
        </LinkButton>
      ),
      { width: 96, sticky: 'end' },
    ),
  ];
}

function OptionCard({ name, option, vipDiscount }: { name: string; option: StartOption; vipDiscount: BasisPoints }) {
  return (
    // One machine comes in several sizes: its name alone would name two regions alike.
    <Card
      title={machineOf(option)}
      meta={option.SpecName}
      aria-labelledby={undefined}
      aria-label={`${machineOf(option)} ${option.SpecName}`}
    >
      <Part as="div">
        <DescriptionList
          dense
          items={[
            { key: 'size', term: words.size, detail: <ToldText>{words.cores(option.CpuNum, option.Memory)}</ToldText> },
            { key: 'free', term: words.free, detail: words.machines(option.num) },
            { key: 'ready', term: words.ready, detail: words.readyIn },
            {
              key: 'price',
              term: words.price,
              detail: <ToldText>{priceOf(option, vipDiscount)}</ToldText>,
            },
          ]}
        />
        <LinkButton block size="xl" variant="outline" href={startHref(name, option)}>
          {words.choose}
        </LinkButton>
      </Part>
    </Card>
  );
}

function Facts({ instance, vipDiscount }: { instance: Instance; vipDiscount: BasisPoints }) {
  const facts = messages.facts;
  const disk = diskSize(instance);
  return (
    <FigureStrip columns="1.2fr 1fr 1.2fr 1.2fr 1fr">
      <Figure label={facts.instance} note={shortName(instance)}>
        <Fact title={titleOf(instance)}>{titleOf(instance)}</Fact>
      </Figure>
      <Figure label={facts.image} note={instance.District}>
        <Fact title={instance.ImageLabel}>{instance.ImageLabel}</Fact>
      </Figure>
      <Figure label={facts.disk} note={isKnown(disk) ? facts.disks(instance.SystemDisk, instance.AddDisk) : undefined}>
        <Fact>{isKnown(disk) ? `${disk}GB` : <Dash />}</Fact>
      </Figure>
      <Figure label={facts.keptUntil} note={keptPriceText(instance, vipDiscount) || undefined}>
        <Fact>{instance.DiskReleaseTime === null ? <Dash /> : formatTime(instance.DiskReleaseTime).slice(5)}</Fact>
      </Figure>
      <Figure label={facts.keptCost}>
        <Fact>
          <Money fen={fenFromYuan(instance.KeeppedDiskCost)} />
        </Fact>
      </Figure>
    </FigureStrip>
  );
}

interface ReadyProps extends Omit<StartOptionsScreenProps, 'kept' | 'viewer'> {
  instance: Instance;
  options: StartOptions;
}

/** What can be done when the former number of cards is not free: start with fewer now, or hear when enough are. */
function Fewer({
  name,
  wanted,
  option,
  told,
  onNotice,
}: {
  name: string;
  wanted: number;
  option: StartOption;
  told: number;
  onNotice: StartOptionsScreenProps['onNotice'];
}) {
  return (
    <Alert
      tone="info"
      action={
        <LinkButton size="sm" variant="outline" href={startHref(name, option)}>
          {words.startFewer(option.Gpu_num)}
        </LinkButton>
      }
    >
      {words.fewer(wanted)} <FreeNotice wanted={wanted} told={told} ask={words.tellCards(wanted)} onNotice={onNotice} />
    </Alert>
  );
}

function Ready({ name, instance, options, vipDiscount, onRefresh, onNotice }: ReadyProps) {
  const fewer = fewerCards(options.List, instance);
  const told = options.NoticeGpuNum ?? 0;
  const until = options.DiskReleaseTime === null ? '' : formatTime(options.DiskReleaseTime);
  return (
    <>
      <Facts instance={instance} vipDiscount={vipDiscount} />
      {fewer !== null && <Fewer name={name} wanted={instance.Gpu_num} option={fewer} told={told} onNotice={onNotice} />}
      <Panel>
        <Table
          caption={words.list}
          columns={columnsFor(name, vipDiscount)}
          rows={options.List}
          rowKey={({ SpecName }) => SpecName}
          card={(option) => <OptionCard name={name} option={option} vipDiscount={vipDiscount} />}
          empty={
            <EmptyState
              title={words.full(options.reason)}
              help={words.fullHelp(until)}
              actions={
                <>
                  <LinkButton href={routes.selectQuestion.to({ instance_name: name })}>{words.ticket}</LinkButton>
                  <Button onClick={onRefresh}>{words.refresh}</Button>
                  <FreeNotice prominent wanted={1} told={told} ask={words.tell} onNotice={onNotice} />
                </>
              }
            />
          }
        />
      </Panel>
      {options.List.length > 0 && (
        <Text as="p" size="dense" tone="secondary">
          {words.note(vipDiscount < wholePrice)}
        </Text>
      )}
    </>
  );
}

/** 选择启动资源: what the machine that holds a kept disk has free (screens B6). */
export function StartOptionsScreen(props: StartOptionsScreenProps) {
  const { name, kept, viewer, onRefresh } = props;
  return (
    <StartFrame title={messages.optionsTitle} resource={kept} onRetry={onRefresh} name={name} viewer={viewer}>
      {({ instance, options }) =>
        options === null ? (
          <MissingCard words={messages.notKept} href={routes.dashboard.path} />
        ) : (
          <Ready {...props} instance={instance} options={options} />
        )
      }
    </StartFrame>
  );
}
