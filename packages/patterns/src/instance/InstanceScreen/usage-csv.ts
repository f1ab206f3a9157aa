import type { InstanceUsage } from '@compute-market/contract/entities/usage';
import { formatTime } from '@compute-market/contract/rules/time';
import { csvFile } from '../../csv';
import { messages } from './messages';

const words = messages.usage.csv;
const cell = (value: number | null): number | string => value ?? '';

/** Usage as a CSV file, a heading first; what is unknown is empty. */
export const usageCsv = ({ Points }: Pick<InstanceUsage, 'Points'>): string =>
  csvFile([
    [
      words.time,
      words.gpuUse,
      words.gpuMemory,
      words.gpuTemperature,
      words.cpuUse,
      words.memory,
      words.disk,
      words.netIn,
      words.netOut,
    ],
    ...Points.map((point) => [
      formatTime(point.Time),
      cell(point.GpuUse),
      cell(point.GpuMemory),
      cell(point.GpuTemperature),
      cell(point.CpuUse),
      cell(point.Memory),
      cell(point.Disk),
      cell(point.NetIn),
      cell(point.NetOut),
    ]),
  ]);
