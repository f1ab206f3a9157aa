import type { BareMetalInstance } from '@compute-market/contract/entities/bare-metal';
import { INSTANCE_STATUS_LABELS } from '@compute-market/contract/enumerations';
import { formatTime } from '@compute-market/contract/rules/time';
import { csvFile, yuanCell, type CsvCell } from '../../csv';
import { messages } from './messages';

/** What stands under each heading, in this order. */
const cells: Readonly<Record<keyof typeof messages.metalsCsv, (machine: BareMetalInstance) => CsvCell>> = {
  name: ({ Name }) => Name,
  model: ({ Model }) => Model,
  note: ({ Note }) => Note,
  status: ({ Status }) => INSTANCE_STATUS_LABELS[Status],
  gpu: ({ Gpu_type }) => Gpu_type,
  cards: ({ Gpu_num }) => Gpu_num,
  cpu: ({ Cpu }) => Cpu,
  memory: ({ Memory }) => Memory,
  disk: ({ Disk }) => Disk,
  district: ({ District = '' }) => District,
  address: ({ Ip }) => Ip,
  user: ({ LoginUserName }) => LoginUserName,
  created: ({ Ctime }) => formatTime(Ctime),
  due: ({ Due_time }) => formatTime(Due_time),
  monthPrice: ({ MonthPrice }) => yuanCell(MonthPrice),
  contract: ({ ContractNo }) => ContractNo,
};
const order = Object.keys(cells) as (keyof typeof cells)[];

/** Bare-metal machines as a CSV file, a heading first. */
export const metalsCsv = (machines: readonly BareMetalInstance[]): string =>
  csvFile([
    order.map((name) => messages.metalsCsv[name]),
    ...machines.map((machine) => order.map((name) => cells[name](machine))),
  ]);
