import type { TableColumn } from '@compute-market/components/table';
import { Tag } from '@compute-market/components/tag';
import {
  OPERATION_KIND_LABELS,
  OPERATION_OUTCOME,
  OPERATION_OUTCOME_LABELS,
  type Operation,
} from '@compute-market/contract/entities/operation';
import { formatTime } from '@compute-market/contract/rules/time';
import { CardLine, CardRoot, Nothing } from '../../record-list';
import { deviceName } from '../LoginDevices/device-name';
import { operationLogMessages } from './messages';
import { Subject, Under } from './OperationLogScreen.styles';
import { whoOf } from './operations-csv';

const words = operationLogMessages.columns;

const timeOf = ({ CreateTime }: Operation) => formatTime(CreateTime, { withSeconds: true });
const outcomeOf = ({ Outcome, Reason }: Operation) => (
  <>
    <Tag tone={Outcome === OPERATION_OUTCOME.done ? 'ok' : 'warn'}>{OPERATION_OUTCOME_LABELS[Outcome]}</Tag>
    {Reason !== '' && <Under>{Reason}</Under>}
  </>
);
const subjectOf = (name: string) => (name === '' ? <Nothing reason="none" /> : <Subject>{name}</Subject>);

/** The columns of the log, in order. */
export const operationColumns = (withPeople: boolean): TableColumn<Operation>[] => [
  { key: 'time', header: words.time, width: 168, cell: timeOf },
  {
    key: 'name',
    header: words.name,
    width: 196,
    rowHeader: true,
    cell: ({ Name, Kind }) => (
      <>
        {Name}
        <Under>{OPERATION_KIND_LABELS[Kind]}</Under>
      </>
    ),
  },
  { key: 'subject', header: words.subject, width: 180, cell: ({ Subject: name }) => subjectOf(name) },
  ...(withPeople ? [{ key: 'who', header: words.who, width: 120, cell: whoOf }] : []),
  { key: 'outcome', header: words.outcome, cell: outcomeOf },
  {
    key: 'from',
    header: words.from,
    width: 204,
    hideBelow: 'lg',
    cell: (operation) => (
      <>
        {operation.Address}
        <Under>{deviceName(operation)}</Under>
      </>
    ),
  },
];

/** One operation on a small screen. */
export const OperationCard = ({
  operation,
  withPeople,
}: {
  readonly operation: Operation;
  readonly withPeople: boolean;
}) => (
  <CardRoot>
    <CardLine>
      <strong>{operation.Name}</strong>
      <Tag tone={operation.Outcome === OPERATION_OUTCOME.done ? 'ok' : 'warn'}>
        {OPERATION_OUTCOME_LABELS[operation.Outcome]}
      </Tag>
    </CardLine>
    <CardLine>
      <span>{timeOf(operation)}</span>
      {operation.Subject !== '' && <Subject>{operation.Subject}</Subject>}
    </CardLine>
    {operation.Reason !== '' && <CardLine>{operation.Reason}</CardLine>}
    <CardLine>
      {withPeople && <span>{whoOf(operation)}</span>}
      <span>{operation.Address}</span>
      <span>{deviceName(operation)}</span>
    </CardLine>
  </CardRoot>
);
