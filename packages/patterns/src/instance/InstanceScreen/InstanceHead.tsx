import { Breadcrumb } from '@compute-market/components/breadcrumb';
import { Button } from '@compute-market/components/button';
import { Cluster } from '@compute-market/components/cluster';
import { CopyButton } from '@compute-market/components/copy-button';
import { Countdown } from '@compute-market/components/countdown';
import { Dash } from '@compute-market/components/dash';
import { Figure, FigureStrip } from '@compute-market/components/figure-strip';
import { IconButton } from '@compute-market/components/icon-button';
import { ChevronDownIcon, PencilIcon } from '@compute-market/components/icons';
import { InstanceStatus } from '@compute-market/components/instance-status';
import { Menu } from '@compute-market/components/menu';
import { Money } from '@compute-market/components/money';
import { Text } from '@compute-market/components/text';
import type { Instance } from '@compute-market/contract/entities/instance';
import type { InstanceUsage } from '@compute-market/contract/entities/usage';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import type { BasisPoints } from '@compute-market/contract/rules/discount';
import { formatMoney, formatUnitPrice, isKnown, unitFromYuan } from '@compute-market/contract/rules/money';
import { formatTime } from '@compute-market/contract/rules/time';
import type { UsageRange } from '@compute-market/contract/rules/usage';
import { routes } from '@compute-market/contract/routes';
import { sizeText, statusFact } from '../DashboardScreen/facts-text';
import { menuItems, type ActionContext } from '../DashboardScreen/row-actions';
import {
  atEnd,
  endMessages,
  endOf,
  isInPeriod,
  isKept,
  keptDayPrice,
  paidUntil,
  shortName,
  stateOf,
  titleOf,
  totalCost,
  useActionReasons,
} from '../../instance-facts';
import { NeedsRight } from '../../viewer/ViewerRights';
import { CardCourse } from '../card-course';
import { InstanceActionButton } from './ActionButtons';
import { headActions, menuActions } from './head-actions';
import { Fact, Title } from './InstanceScreen.styles';
import { messages } from './messages';

const words = messages.facts;
const { configuration: sizes } = messages;

interface InstanceHeadProps {
  instance: Instance;
  /** When it was read, seconds by the server's clock. */
  readAt: number;
  context: ActionContext;
  clockOffset: number;
  vipDiscount: BasisPoints;
  /** Null while it is read, and where nobody tells it. */
  usage: InstanceUsage | null;
  range: UsageRange;
}

function DueFigure({ instance, clockOffset }: Pick<InstanceHeadProps, 'instance' | 'clockOffset'>) {
  const end = endOf(instance);
  const paid = paidUntil(instance);
  if (paid !== null)
    return (
      <Figure label={words.billing} note={words.byMinute}>
        <Fact>{[endMessages.usage, paid].join(' · ')}</Fact>
      </Figure>
    );
  if (end === null)
    return (
      <Figure
        label={words.due}
        note={instance.End_time === null ? undefined : words.ended(formatTime(instance.End_time))}
      >
        <Fact>
          <Dash says={words.noEnd} />
        </Fact>
      </Figure>
    );
  const after = isKept(instance)
    ? words.releasedAt(formatTime(end))
    : [formatTime(end), atEnd(instance)].filter(Boolean).join(' · ');
  return (
    <Figure label={isKept(instance) ? words.kept : words.due} note={after}>
      <Fact>
        <Countdown until={end} clockOffset={clockOffset} />
      </Fact>
    </Figure>
  );
}

function costNote(instance: Instance, vipDiscount: BasisPoints): string {
  if (isInPeriod(instance))
    return isKnown(instance.HourPrice) ? words.rate(formatUnitPrice(unitFromYuan(instance.HourPrice))) : '';
  const kept = keptDayPrice(instance, vipDiscount);
  if (isKept(instance)) return isKnown(kept) ? words.keepRate(formatMoney(kept)) : '';
  return words.settled;
}

/** Name, state, the actions most come for, and the five facts (screens B9). */
export function InstanceHead({ instance, readAt, context, clockOffset, vipDiscount, usage, range }: InstanceHeadProps) {
  const title = titleOf(instance);
  const reasons = useActionReasons();
  const actions = headActions(instance);
  const size = [
    sizeText(sizes.cores, instance.Cpu_num + instance.AddCpu),
    sizeText(sizes.gigabytes, instance.Memory + instance.AddMemory),
    sizeText(
      (system) => `${sizes.systemDisk} ${system} + ${sizes.dataDisk} ${instance.AddDisk}GB`,
      instance.SystemDisk,
    ),
  ];
  return (
    <>
      <div>
        <Breadcrumb items={[{ label: messages.console, href: routes.dashboard.path }, { label: title }]} />
        <Title>
          <div>
            <h1>{title}</h1>
            <NeedsRight right="run">
              <IconButton
                label={messages.editNote}
                icon={<PencilIcon size={16} />}
                onClick={() => context.onAction('note', instance)}
              />
            </NeedsRight>
            <InstanceStatus state={stateOf(instance)} />
            <Text size="small" tone="secondary">
              {statusFact(instance, readAt, vipDiscount)}
            </Text>
            <Cluster as="span" size="dense" tone="secondary" gap={4} inline wraps={false}>
              {shortName(instance)} <CopyButton value={instance.Container_name} label={messages.copyName} />
            </Cluster>
          </div>
          <div data-part="actions">
            {actions.slice(0, -1).map((action) => (
              <InstanceActionButton
                key={action}
                action={action}
                instance={instance}
                context={context}
                variant={action === 'releaseDisk' ? 'danger' : 'plain'}
              />
            ))}
            <Menu
              trigger={
                <Button>
                  {messages.more} <ChevronDownIcon size={14} />
                </Button>
              }
              label={title}
              items={menuItems(instance, context, { ...reasons, actions: menuActions(instance) })}
            />
            {actions.slice(-1).map((action) => (
              <InstanceActionButton
                key={action}
                action={action}
                instance={instance}
                context={context}
                variant="primary"
              />
            ))}
          </div>
        </Title>
      </div>
      <FigureStrip columns="1.45fr 1fr 1fr 1.25fr 1.45fr">
        <Figure
          label={words.configuration}
          labelEnd={
            usage !== null &&
            instance.Status === INSTANCE_STATUS.running && (
              <CardCourse
                name={messages.usage.gpu}
                uses={usage.Points.map(({ GpuUse }) => GpuUse)}
                span={messages.usage.ranges[range]}
              />
            )
          }
          note={size.filter((part) => part !== '').join(' · ')}
        >
          <Fact>{`${instance.Gpu_type} × ${instance.Gpu_num}`}</Fact>
        </Figure>
        <Figure label={words.image} note={instance.ImageSystem}>
          <Fact title={instance.ImageLabel}>{instance.ImageLabel}</Fact>
        </Figure>
        <Figure
          label={words.room}
          note={isKnown(instance.Bandwidth) ? words.host(instance.Host, sizes.mbps(instance.Bandwidth)) : instance.Host}
        >
          <Fact>{instance.District}</Fact>
        </Figure>
        <DueFigure instance={instance} clockOffset={clockOffset} />
        <Figure label={words.cost} note={costNote(instance, vipDiscount)}>
          <Fact>
            <Money fen={totalCost(instance)} />
          </Fact>
        </Figure>
      </FigureStrip>
    </>
  );
}
