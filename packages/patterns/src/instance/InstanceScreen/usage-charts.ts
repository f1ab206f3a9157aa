import type { Instance } from '@compute-market/contract/entities/instance';
import type { InstanceUsage, UsagePoint } from '@compute-market/contract/entities/usage';
import { isKnown } from '@compute-market/contract/rules/money';
import { messages } from './messages';

const words = messages.usage;
type Figure = Exclude<keyof UsagePoint, 'Time'>;

/** One chart of the tab: its name, its lines, and how far its axis reaches. */
export interface UsageChart {
  readonly key: string;
  readonly label: string;
  readonly series: readonly { readonly key: Figure; readonly label: string }[];
  readonly unit: string;
  /** 0 where nothing says how much there is. */
  readonly most: number;
}

const sizeOf = (size: number): number => (isKnown(size) ? size : 0);
const full = 100;

/** Figures of the cards, which some hosts do not tell. */
const cardFigures: readonly Figure[] = ['GpuUse', 'GpuMemory', 'GpuTemperature'];

/** Whether any figure of the cards is known in this span. */
export const knowsCards = ({ Points }: Pick<InstanceUsage, 'Points'>): boolean =>
  Points.some((point) => cardFigures.some((figure) => point[figure] !== null));

const one = (figure: Figure, label: string, unit: string, most: number): UsageChart => ({
  key: figure,
  label,
  series: [{ key: figure, label }],
  unit,
  most,
});

/** The charts of an instance; without those of its cards where nothing is known of them. */
export function usageCharts(instance: Instance, usage: InstanceUsage): readonly UsageChart[] {
  const cards = [
    one('GpuUse', words.gpuUse, '%', full),
    one('GpuMemory', words.gpuMemory, ' GB', sizeOf(instance.GpuMem * instance.Gpu_num)),
    one('GpuTemperature', words.gpuTemperature, '°C', full),
  ];
  return [
    ...(knowsCards(usage) ? cards : []),
    one('CpuUse', words.cpuUse, '%', full),
    one('Memory', words.memory, ' GB', sizeOf(instance.Memory + instance.AddMemory)),
    one('Disk', words.disk, ' GB', sizeOf(instance.SystemDisk + instance.AddDisk)),
    {
      key: 'network',
      label: words.network,
      series: [
        { key: 'NetIn', label: words.netIn },
        { key: 'NetOut', label: words.netOut },
      ],
      unit: ' Mbps',
      most: 0,
    },
  ];
}

/** Points as a chart takes them. */
export const pointsOf = ({ Points }: InstanceUsage) => Points.map(({ Time, ...values }) => ({ time: Time, values }));
