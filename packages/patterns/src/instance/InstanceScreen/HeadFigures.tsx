import { Collapse } from '@compute-market/components/collapse';
import { Countdown } from '@compute-market/components/countdown';
import { Dash } from '@compute-market/components/dash';
import { Figure, FigureStrip } from '@compute-market/components/figure-strip';
import { Money } from '@compute-market/components/money';
import { useBelow } from '@compute-market/components/use-media-query';
import type { Instance } from '@compute-market/contract/entities/instance';
import type { InstanceUsage } from '@compute-market/contract/entities/usage';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import type { BasisPoints } from '@compute-market/contract/rules/discount';
import { countText, formatUnitPrice, isKnown, unitFromYuan } from '@compute-market/contract/rules/money';
import { formatTime } from '@compute-market/contract/rules/time';
import type { UsageRange } from '@compute-market/contract/rules/usage';
import {
  atEnd,
  endMessages,
  endOf,
  isInPeriod,
  isKept,
  keptPriceText,
  paidUntil,
  totalCost,
} from '../../instance-facts';
import { CardCourse } from '../card-course/CardCourse';
import { sizeText } from '../DashboardScreen/facts-text';
import { Fact } from './InstanceScreen.styles';
import { messages } from './messages';

const words = messages.facts;
const { configuration: sizes } = messages;

export interface HeadFiguresProps {
  instance: Instance;
  /** The server's clock minus this browser's, ms. */
  clockOffset: number;
  vipDiscount: BasisPoints;
  /** Null while it is read, and where nobody tells it. */
  usage: InstanceUsage | null;
  range: UsageRange;
}

type OfInstance = Pick<HeadFiguresProps, 'instance'>;

function DueFigure({ instance, clockOffset }: Pick<HeadFiguresProps, 'instance' | 'clockOffset'>) {
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
  return isKept(instance) ? keptPriceText(instance, vipDiscount, words.keepRate) : words.settled;
}

function ConfigurationFigure({ instance, usage, range }: Pick<HeadFiguresProps, 'instance' | 'usage' | 'range'>) {
  const size = [
    sizeText(sizes.cores, instance.Cpu_num + instance.AddCpu),
    sizeText(sizes.gigabytes, instance.Memory + instance.AddMemory),
    sizeText(
      (system) => `${sizes.systemDisk} ${system} + ${sizes.dataDisk} ${countText(instance.AddDisk)}GB`,
      instance.SystemDisk,
    ),
  ];
  return (
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
  );
}

const ImageFigure = ({ instance }: OfInstance) => (
  <Figure label={words.image} note={instance.ImageSystem}>
    <Fact title={instance.ImageLabel}>{instance.ImageLabel}</Fact>
  </Figure>
);

const RoomFigure = ({ instance }: OfInstance) => (
  <Figure
    label={words.room}
    note={isKnown(instance.Bandwidth) ? words.host(instance.Host, sizes.mbps(instance.Bandwidth)) : instance.Host}
  >
    <Fact>{instance.District}</Fact>
  </Figure>
);

const CostFigure = ({ instance, vipDiscount }: Pick<HeadFiguresProps, 'instance' | 'vipDiscount'>) => (
  <Figure label={words.cost} note={costNote(instance, vipDiscount)}>
    <Fact>
      <Money fen={totalCost(instance)} />
    </Fact>
  </Figure>
);

/** The five facts of one instance. On a phone what it is made of and when it ends stand before the ways in; the rest is folded away. */
export function HeadFigures(props: HeadFiguresProps) {
  if (useBelow('sm'))
    return (
      <>
        <FigureStrip>
          <ConfigurationFigure {...props} />
          <DueFigure {...props} />
        </FigureStrip>
        <Collapse title={words.more}>
          <FigureStrip>
            <ImageFigure {...props} />
            <RoomFigure {...props} />
            <CostFigure {...props} />
          </FigureStrip>
        </Collapse>
      </>
    );
  return (
    <FigureStrip columns="1.45fr 1fr 1fr 1.25fr 1.45fr">
      <ConfigurationFigure {...props} />
      <ImageFigure {...props} />
      <RoomFigure {...props} />
      <DueFigure {...props} />
      <CostFigure {...props} />
    </FigureStrip>
  );
}
