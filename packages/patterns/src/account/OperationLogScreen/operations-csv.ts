import {
  OPERATION_KIND_LABELS,
  OPERATION_OUTCOME_LABELS,
  type Operation,
} from '@compute-market/contract/entities/operation';
import { formatTime } from '@compute-market/contract/rules/time';
import { csvFile, digitsCell, type CsvCell } from '../../csv';
import { deviceName } from '../LoginDevices/device-name';
import { operationLogMessages as messages } from './messages';

/** Who did it, in words. */
export const whoOf = ({ SubAccountName }: Operation): string => SubAccountName || messages.mainAccount;

/** What stands under each heading, in this order. */
const cells: Readonly<Record<keyof typeof messages.csv, (operation: Operation) => CsvCell>> = {
  time: ({ CreateTime }) => formatTime(CreateTime, { withSeconds: true }),
  who: whoOf,
  kind: ({ Kind }) => OPERATION_KIND_LABELS[Kind],
  name: ({ Name }) => Name,
  subject: ({ Subject }) => (/^\d{12,}$/.test(Subject) ? digitsCell(Subject) : Subject),
  outcome: ({ Outcome }) => OPERATION_OUTCOME_LABELS[Outcome],
  reason: ({ Reason }) => Reason,
  address: ({ Address }) => Address,
  device: deviceName,
  request: ({ RequestId }) => RequestId,
};
const order = Object.keys(cells) as (keyof typeof cells)[];

/** The log as a CSV file, a heading first. */
export const operationsCsv = (operations: readonly Operation[]): string =>
  csvFile([
    order.map((name) => messages.csv[name]),
    ...operations.map((each) => order.map((name) => cells[name](each))),
  ]);
