import { Button } from '@compute-market/components/button';
import { Card } from '@compute-market/components/card';
import { Cluster } from '@compute-market/components/cluster';
import { EmptyState } from '@compute-market/components/empty-state';
import { Table, type TableColumn } from '@compute-market/components/table';
import { Tag } from '@compute-market/components/tag';
import { LOGIN_WAY_LABELS, type LoginDevice } from '@compute-market/contract/entities/login';
import { formatDay, formatTime } from '@compute-market/contract/rules/time';
import { Text } from '@compute-market/components/text';
import { useMemo } from 'react';
import { ActionButton, ActionRow } from '../../row-action';
import { dataOf, type Resource } from '../../resource';
import { tableState } from '../../resource-view';
import { actionsColumn, timeColumn } from '../../table-columns';
import { deviceName } from './device-name';
import { CardLine, EntryCard } from './LoginDevices.styles';
import { loginDeviceMessages as messages } from './messages';

export interface DeviceList {
  readonly data: readonly LoginDevice[];
  /** Of all, also of those that are not in the list. */
  readonly total: number;
}

export interface LoginDevicesProps {
  devices: Resource<DeviceList>;
  onEnd: (device: LoginDevice) => void;
  onEndOthers: () => void;
  onRetry: () => void;
}

type End = LoginDevicesProps['onEnd'];

const nameOf = (device: LoginDevice) => (
  <Cluster as="span" breaks gap={8} rowGap={4} inline>
    {deviceName(device)}
    {device.Current && <Tag tone="ok">{messages.current}</Tag>}
    {device.StayUntil && <Tag>{messages.staysUntil(formatDay(device.StayUntil))}</Tag>}
  </Cluster>
);

function EndAction({ device, onEnd }: { readonly device: LoginDevice; readonly onEnd: End }) {
  if (device.Current) return null;
  return (
    <ActionButton
      type="button"
      aria-label={messages.endOf(deviceName(device), device.Address)}
      onClick={() => onEnd(device)}
    >
      {messages.end}
    </ActionButton>
  );
}

const columnsOf = (onEnd: End): readonly TableColumn<LoginDevice>[] => [
  { key: 'device', header: messages.columns.device, rowHeader: true, cell: nameOf },
  { key: 'way', header: messages.columns.way, width: 112, hideBelow: 'lg', cell: ({ Way }) => LOGIN_WAY_LABELS[Way] },
  {
    key: 'address',
    header: messages.columns.address,
    width: 200,
    cell: ({ Address: address }) => <Text breaks>{address}</Text>,
  },
  timeColumn('created', messages.columns.created, ({ CreateTime }) => CreateTime, { width: 156, hideBelow: 'lg' }),
  timeColumn('used', messages.columns.used, ({ LastTime }) => LastTime, { width: 156 }),
  actionsColumn(
    (device) => (
      <ActionRow data-align="end">
        <EndAction device={device} onEnd={onEnd} />
      </ActionRow>
    ),
    { width: 80 },
  ),
];

const cardOf = (onEnd: End) => (device: LoginDevice) => (
  <EntryCard>
    <CardLine>
      <strong>{nameOf(device)}</strong>
      <EndAction device={device} onEnd={onEnd} />
    </CardLine>
    <CardLine>
      <span>{LOGIN_WAY_LABELS[device.Way]}</span>
      <Text breaks>{device.Address}</Text>
    </CardLine>
    <CardLine>
      <span>{messages.columns.created}</span>
      {formatTime(device.CreateTime)}
    </CardLine>
    <CardLine>
      <span>{messages.columns.used}</span>
      {formatTime(device.LastTime)}
    </CardLine>
  </EntryCard>
);

function countOf({ data, total }: DeviceList): string {
  return total > data.length ? messages.most(data.length, total) : messages.deviceCount(total);
}

/** 登录设备: where the account is signed in, and how to sign a browser out from another (screens B21). */
export function LoginDevices({ devices, onEnd, onEndOthers, onRetry }: LoginDevicesProps) {
  const list = dataOf(devices) ?? null;
  const columns = useMemo(() => columnsOf(onEnd), [onEnd]);
  const others = list !== null && list.total > 1;
  return (
    <Card
      title={messages.devices}
      meta={list && countOf(list)}
      padding="none"
      actions={
        others && (
          <Button variant="outline" onClick={onEndOthers}>
            {messages.endOthers}
          </Button>
        )
      }
    >
      <Table
        caption={messages.devices}
        columns={columns}
        rows={list?.data ?? []}
        rowKey={({ Id }) => Id}
        minWidth={620}
        rowHeight={44}
        {...tableState(devices, { title: messages.devicesFailed, onRetry })}
        skeletonRows={2}
        empty={<EmptyState compact title={messages.noDevices} />}
        card={cardOf(onEnd)}
      />
    </Card>
  );
}
