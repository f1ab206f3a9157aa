import { Alert } from '@compute-market/components/alert';
import { Button } from '@compute-market/components/button';
import { Cluster } from '@compute-market/components/cluster';
import { EmptyState } from '@compute-market/components/empty-state';
import { DownloadIcon } from '@compute-market/components/icons';
import { lazyPiece } from '@compute-market/components/lazy-piece';
import { Segmented } from '@compute-market/components/segmented';
import { Skeleton } from '@compute-market/components/skeleton';
import type { Instance } from '@compute-market/contract/entities/instance';
import type { InstanceUsage } from '@compute-market/contract/entities/usage';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { usageRanges, type UsageRange } from '@compute-market/contract/rules/usage';
import { Suspense } from 'react';
import type { Resource } from '../../resource';
import { ResourceView } from '../../resource-view';
import { dataOf } from '../../resource';
import { Charts, Content } from './InstanceScreen.styles';
import { messages } from './messages';
import { knowsCards, pointsOf, usageCharts } from './usage-charts';

const LineChart = lazyPiece(() =>
  import('@compute-market/components/line-chart').then((module) => ({ default: module.LineChart })),
);
const words = messages.usage;
const chartHeight = 120;

interface UsageTabProps {
  instance: Instance;
  usage: Resource<InstanceUsage | null>;
  range: UsageRange;
  onRangeChange: (range: UsageRange) => void;
  /** Hands over what is shown as a CSV file. */
  onDownload: (usage: InstanceUsage) => void;
  onRetry: () => void;
}

function Shown({ instance, usage }: { instance: Instance; usage: InstanceUsage }) {
  const runs = instance.Status === INSTANCE_STATUS.running;
  if (usage.Points.length === 0)
    return (
      <EmptyState title={runs ? words.collecting : words.off} help={runs ? words.collectingHelp : words.offHelp} />
    );
  const points = pointsOf(usage);
  const span = { begin: usage.BeginTime, end: usage.EndTime, step: usage.Step };
  return (
    <>
      {!runs && <Alert tone="info">{words.offSince}</Alert>}
      {!knowsCards(usage) && <Alert tone="info">{words.noCards}</Alert>}
      <Charts>
        {usageCharts(instance, usage).map(({ key, ...chart }) => (
          <Suspense key={key} fallback={<Skeleton shape="block" height={chartHeight} />}>
            <LineChart {...chart} points={points} span={span} height={chartHeight} />
          </Suspense>
        ))}
      </Charts>
    </>
  );
}

/** What it used of its cards, processor, memory, disk and network over a span that is chosen (screens B9). */
export function UsageTab({ instance, usage, range, onRangeChange, onDownload, onRetry }: UsageTabProps) {
  const data = dataOf(usage) ?? null;
  return (
    <Content>
      <Cluster gap={12} rowGap={8} justify="between">
        <Segmented
          aria-label={words.range}
          options={usageRanges.map((value) => ({ value, label: words.ranges[value] }))}
          value={range}
          onValueChange={onRangeChange}
        />
        {data !== null && data.Points.length > 0 && (
          <Button icon={<DownloadIcon size={14} />} onClick={() => onDownload(data)}>
            {words.download}
          </Button>
        )}
      </Cluster>
      <ResourceView resource={usage} reading={words.reading} lines={8} failed={words.failed} onRetry={onRetry}>
        {(known) => known !== null && <Shown instance={instance} usage={known} />}
      </ResourceView>
    </Content>
  );
}
