import { Card } from '@compute-market/components/card';
import { Cluster } from '@compute-market/components/cluster';
import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { EmptyState } from '@compute-market/components/empty-state';
import { keepFocusNear, pathOf } from '@compute-market/components/focus-near';
import { Table, type TableColumn } from '@compute-market/components/table';
import { Tag } from '@compute-market/components/tag';
import {
  LOGIN_RESULT,
  LOGIN_RESULT_LABELS,
  LOGIN_WAY_LABELS,
  type LoginRecord,
} from '@compute-market/contract/entities/login';
import { formatTime } from '@compute-market/contract/rules/time';
import { Text } from '@compute-market/components/text';
import { useState } from 'react';
import { dataOf, type Resource } from '../../resource';
import { ActionButton } from '../../row-action';
import { tableState } from '../../resource-view';
import { deviceName } from './device-name';
import { CardLine, EntryCard } from './LoginDevices.styles';
import { loginDeviceMessages as messages } from './messages';

export interface LoginRecordsProps {
  records: Resource<readonly LoginRecord[]>;
  onRetry: () => void;
}

/** So many stand there before all are asked for. */
const fewRecords = 5;

const timeOf = ({ CreateTime }: LoginRecord) => formatTime(CreateTime, { withSeconds: true });
const resultOf = ({ Result }: LoginRecord) => (
  <Tag tone={Result === LOGIN_RESULT.success ? 'ok' : 'err'}>{LOGIN_RESULT_LABELS[Result]}</Tag>
);
const deviceOf = (record: LoginRecord) => (
  <Cluster as="span" breaks gap={8} rowGap={4} inline>
    {deviceName(record)}
  </Cluster>
);
const addressOf = ({ Address: address }: LoginRecord) => <Text breaks>{address}</Text>;

const columns: readonly TableColumn<LoginRecord>[] = [
  { key: 'time', header: messages.columns.time, width: 180, rowHeader: true, cell: timeOf },
  { key: 'result', header: messages.columns.result, width: 112, cell: resultOf },
  { key: 'way', header: messages.columns.way, width: 112, hideBelow: 'lg', cell: ({ Way }) => LOGIN_WAY_LABELS[Way] },
  { key: 'device', header: messages.columns.device, cell: deviceOf },
  { key: 'address', header: messages.columns.address, width: 236, cell: addressOf },
];

const card = (record: LoginRecord) => (
  <EntryCard>
    <CardLine>
      <strong>{timeOf(record)}</strong>
      {resultOf(record)}
    </CardLine>
    <CardLine>
      <span>{LOGIN_WAY_LABELS[record.Way]}</span>
      {deviceOf(record)}
    </CardLine>
    <CardLine>
      <span>{messages.columns.address}</span>
      {addressOf(record)}
    </CardLine>
  </EntryCard>
);

/** 登录记录: who came to the account or tried to (screens B21). */
export function LoginRecords({ records, onRetry }: LoginRecordsProps) {
  const [all, setAll] = useState(false);
  const rows = dataOf(records) ?? [];
  const hidden = !all && rows.length > fewRecords;
  return (
    <Card
      title={messages.records}
      meta={messages.recordsRule}
      padding="none"
      footer={
        hidden ? (
          <ActionButton
            type="button"
            onClick={({ currentTarget }) => {
              // It goes once all are shown.
              keepFocusNear(pathOf(currentTarget));
              setAll(true);
            }}
          >
            {messages.showAll(rows.length)}
          </ActionButton>
        ) : undefined
      }
    >
      <Table
        caption={messages.records}
        columns={columns}
        rows={hidden ? rows.slice(0, fewRecords) : rows}
        rowKey={({ Id }) => Id}
        minWidth={620}
        rowHeight={44}
        {...tableState(records, { title: messages.recordsFailed, onRetry })}
        skeletonRows={fewRecords}
        empty={<EmptyState drawing={<EmptyDrawing subject="document" />} compact title={messages.noRecords} />}
        card={card}
      />
    </Card>
  );
}
