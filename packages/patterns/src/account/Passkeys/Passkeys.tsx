import { Button } from '@compute-market/components/button';
import { Card } from '@compute-market/components/card';
import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { EmptyState } from '@compute-market/components/empty-state';
import { ErrorState } from '@compute-market/components/error-state';
import { Table, type TableColumn } from '@compute-market/components/table';
import { Tooltip } from '@compute-market/components/tooltip';
import { PASSKEYS_MAX, type Passkey } from '@compute-market/contract/entities/passkey';
import { formatTime } from '@compute-market/contract/rules/time';
import { useMemo } from 'react';
import { dataOf, type Resource } from '../../resource';
import { ActionButton, ActionRow } from '../../row-action';
import { CardLine, EntryCard } from '../LoginDevices/LoginDevices.styles';
import { passkeyMessages as messages, type PasskeyHindrance } from './messages';
import { Rule } from './Passkeys.styles';

export interface PasskeysProps {
  /** Null where the back end knows no passkeys: the part is left out. */
  passkeys: Resource<readonly Passkey[] | null>;
  /** Why none can be added here; null where one can. */
  hindrance: PasskeyHindrance | null;
  onAdd: () => void;
  onRemove: (passkey: Passkey) => void;
  onRetry: () => void;
}

type Remove = PasskeysProps['onRemove'];

const RemoveAction = ({ one, onRemove }: { readonly one: Passkey; readonly onRemove: Remove }) => (
  <ActionButton type="button" aria-label={messages.removeOf(one.Name)} onClick={() => onRemove(one)}>
    {messages.remove}
  </ActionButton>
);

const lastUse = ({ LastTime }: Passkey): string => (LastTime === null ? messages.unused : formatTime(LastTime));

const columnsOf = (onRemove: Remove): readonly TableColumn<Passkey>[] => [
  { key: 'name', header: messages.columns.name, rowHeader: true, cell: ({ Name }) => Name },
  { key: 'created', header: messages.columns.created, width: 156, cell: ({ CreateTime }) => formatTime(CreateTime) },
  { key: 'lastUsed', header: messages.columns.lastUsed, width: 156, cell: lastUse },
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

const cardOf = (onRemove: Remove) => (one: Passkey) => (
  <EntryCard>
    <CardLine>
      <strong>{one.Name}</strong>
      <RemoveAction one={one} onRemove={onRemove} />
    </CardLine>
    <CardLine>
      <span>{messages.created(formatTime(one.CreateTime))}</span>
      {lastUse(one)}
    </CardLine>
  </EntryCard>
);

/** Why no other one can be added now; null where one can. */
function obstacleOf(list: readonly Passkey[] | undefined, hindrance: PasskeyHindrance | null): string | null {
  if (hindrance !== null) return messages.hindrances[hindrance];
  return list !== undefined && list.length >= PASSKEYS_MAX ? messages.full : null;
}

/** 通行密钥: what devices log in to this account with, in place of the password (decisions 128). */
export function Passkeys({ passkeys, hindrance, onAdd, onRemove, onRetry }: PasskeysProps) {
  const columns = useMemo(() => columnsOf(onRemove), [onRemove]);
  const list = dataOf(passkeys);
  if (list === null) return null;
  const obstacle = obstacleOf(list, hindrance);
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
      actions={obstacle === null ? add : <Tooltip disabledReason={obstacle}>{add}</Tooltip>}
    >
      <Table
        caption={messages.title}
        columns={columns}
        rows={list ?? []}
        rowKey={({ Id }) => Id}
        minWidth={560}
        rowHeight={44}
        loading={passkeys.state === 'loading'}
        refreshing={passkeys.state === 'ready' && passkeys.refreshing}
        skeletonRows={2}
        error={
          passkeys.state === 'error' && (
            <ErrorState
              compact
              title={messages.failed}
              help={passkeys.reason}
              requestId={passkeys.requestId}
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
      {hindrance !== null && <Rule>{messages.hindrances[hindrance]}</Rule>}
      {list !== undefined && list.length > 0 && <Rule>{messages.rule}</Rule>}
    </Card>
  );
}
