import { Button } from '@compute-market/components/button';
import { Card } from '@compute-market/components/card';
import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { EmptyState } from '@compute-market/components/empty-state';
import { ErrorState } from '@compute-market/components/error-state';
import { Table, type TableColumn } from '@compute-market/components/table';
import { Tooltip } from '@compute-market/components/tooltip';
import type { SshKey } from '@compute-market/contract/entities/ssh-key';
import { SSH_KEYS_MAX, sshKeyKind } from '@compute-market/contract/rules/ssh-key';
import { formatTime } from '@compute-market/contract/rules/time';
import { useMemo } from 'react';
import { dataOf, type Resource } from '../../resource';
import { ActionButton, ActionRow } from '../../row-action';
import { CardLine, EntryCard } from '../LoginDevices/LoginDevices.styles';
import { sshKeyMessages as messages } from './messages';
import { Fingerprint } from './SshKeys.styles';

export interface SshKeysProps {
  /** Null where the back end knows no keys: the part is left out. */
  keys: Resource<readonly SshKey[] | null>;
  onAdd: () => void;
  onRemove: (key: SshKey) => void;
  onRetry: () => void;
}

type Remove = SshKeysProps['onRemove'];

const kindOf = ({ Type, Bits }: SshKey): string => sshKeyKind({ type: Type, bits: Bits });
const printOf = ({ Fingerprint: print }: SshKey) => <Fingerprint>{print}</Fingerprint>;

const RemoveAction = ({ one, onRemove }: { readonly one: SshKey; readonly onRemove: Remove }) => (
  <ActionButton type="button" aria-label={messages.removeOf(one.Name)} onClick={() => onRemove(one)}>
    {messages.remove}
  </ActionButton>
);

const columnsOf = (onRemove: Remove): readonly TableColumn<SshKey>[] => [
  { key: 'name', header: messages.columns.name, width: 160, rowHeader: true, cell: ({ Name }) => Name },
  { key: 'kind', header: messages.columns.kind, width: 112, cell: kindOf },
  { key: 'fingerprint', header: messages.columns.fingerprint, cell: printOf },
  {
    key: 'created',
    header: messages.columns.created,
    width: 156,
    hideBelow: 'lg',
    cell: ({ CreateTime }) => formatTime(CreateTime),
  },
  {
    key: 'actions',
    header: messages.columns.actions,
    width: 80,
    align: 'end',
    cell: (one) => (
      <ActionRow data-align="end">
        <RemoveAction one={one} onRemove={onRemove} />
      </ActionRow>
    ),
  },
];

const cardOf = (onRemove: Remove) => (one: SshKey) => (
  <EntryCard>
    <CardLine>
      <strong>{one.Name}</strong>
      <RemoveAction one={one} onRemove={onRemove} />
    </CardLine>
    <CardLine>
      <span>{kindOf(one)}</span>
      {formatTime(one.CreateTime)}
    </CardLine>
    <CardLine>{printOf(one)}</CardLine>
  </EntryCard>
);

/** SSH 公钥: the keys of the account, which are put into instances (decisions 80). */
export function SshKeys({ keys, onAdd, onRemove, onRetry }: SshKeysProps) {
  const columns = useMemo(() => columnsOf(onRemove), [onRemove]);
  const list = dataOf(keys);
  if (list === null) return null;
  const isFull = list !== undefined && list.length >= SSH_KEYS_MAX;
  const add = (
    <Button variant="outline" disabled={list === undefined} onClick={onAdd}>
      {messages.add}
    </Button>
  );
  return (
    <Card
      title={messages.title}
      meta={list && messages.count(list.length)}
      padding="none"
      actions={isFull ? <Tooltip disabledReason={messages.full}>{add}</Tooltip> : add}
    >
      <Table
        caption={messages.title}
        columns={columns}
        rows={list ?? []}
        rowKey={({ Fingerprint: print }) => print}
        minWidth={620}
        rowHeight={44}
        loading={keys.state === 'loading'}
        refreshing={keys.state === 'ready' && keys.refreshing}
        skeletonRows={2}
        error={
          keys.state === 'error' && (
            <ErrorState
              compact
              title={messages.failed}
              help={keys.reason}
              requestId={keys.requestId}
              onRetry={onRetry}
            />
          )
        }
        empty={
          <EmptyState
            drawing={<EmptyDrawing subject="key" />}
            compact
            title={messages.empty}
            help={messages.emptyHelp}
          />
        }
        card={cardOf(onRemove)}
      />
    </Card>
  );
}
