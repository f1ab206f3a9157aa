import type { Instance } from '@compute-market/contract/entities/instance';
import { CONTAINER_TYPE_LABELS, DUE_MODE_LABELS, INSTANCE_STATUS_LABELS } from '@compute-market/contract/enumerations';
import { yuanFromFen } from '@compute-market/contract/rules/money';
import { formatTime } from '@compute-market/contract/rules/time';
import { endOf, isInPeriod, stateOf, totalCost } from '../../instance-facts';
import { csvFile, type CsvCell } from '../../csv';
import { messages } from './messages';

const timeOf = (seconds: number | null): string => (seconds === null ? '' : formatTime(seconds));

/** What stands under each heading, in this order. */
const cells: Readonly<Record<keyof typeof messages.csv, (instance: Instance) => CsvCell>> = {
  name: ({ Container_name }) => Container_name,
  note: ({ Note }) => Note,
  type: ({ ContainerType }) => CONTAINER_TYPE_LABELS[ContainerType],
  status: (instance) =>
    stateOf(instance) === 'abnormal' ? messages.abnormal : INSTANCE_STATUS_LABELS[instance.Status],
  message: ({ Message }) => Message,
  gpu: ({ Gpu_type }) => Gpu_type,
  cards: ({ Gpu_num }) => Gpu_num,
  cpu: ({ Cpu_num, AddCpu }) => Cpu_num + AddCpu,
  memory: ({ Memory, AddMemory }) => Memory + AddMemory,
  systemDisk: ({ SystemDisk }) => SystemDisk,
  dataDisk: ({ AddDisk }) => AddDisk,
  bandwidth: ({ Bandwidth }) => Bandwidth,
  image: ({ ImageLabel }) => ImageLabel,
  district: ({ District }) => District,
  address: ({ Url }) => Url,
  created: ({ Ctime }) => timeOf(Ctime),
  end: (instance) => timeOf(endOf(instance) ?? instance.End_time),
  dueMode: (instance) => (isInPeriod(instance) ? DUE_MODE_LABELS[instance.DueMode] : ''),
  hourPrice: ({ HourPrice }) => HourPrice,
  cost: (instance) => yuanFromFen(totalCost(instance)),
  holder: ({ SubAccountName }) => SubAccountName || messages.row.mainAccount,
};
const order = Object.keys(cells) as (keyof typeof cells)[];

/** Instances as a CSV file, a heading first. */
export const instancesCsv = (instances: readonly Instance[]): string =>
  csvFile([
    order.map((name) => messages.csv[name]),
    ...instances.map((instance) => order.map((name) => cells[name](instance))),
  ]);
