import { Button } from '@compute-market/components/button';
import { Card } from '@compute-market/components/card';
import { Cluster } from '@compute-market/components/cluster';
import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { EmptyState } from '@compute-market/components/empty-state';
import { ErrorState } from '@compute-market/components/error-state';
import { Link } from '@compute-market/components/link';
import { Table, type TableColumn } from '@compute-market/components/table';
import { Tag } from '@compute-market/components/tag';
import { Tooltip } from '@compute-market/components/tooltip';
import { API_KEY_SCOPE_LABELS, API_KEYS_MAX, type ApiKey } from '@compute-market/contract/entities/api-key';
import { routes } from '@compute-market/contract/routes';
import { formatTime } from '@compute-market/contract/rules/time';
import { useMemo } from 'react';
import { dataOf, type Resource } from '../../resource';
import { ActionButton, ActionRow } from '../../row-action';
import { CardLine, EntryCard } from '../LoginDevices/LoginDevices.styles';
import { Mono, Rule } from './ApiKeys.styles';
import { apiKeyMessages as messages } from './messages';

export interface ApiKeysProps {
  /** Null where the back end knows no keys: the part is left out. */
  keys: Resource<readonly ApiKey[] | null>;
  onAdd: () => void;
  onRemove: (key: ApiKey) => void;
  onRetry: () => void;
}

type Remove = ApiKeysProps['onRemove'];

const RemoveAction = ({ one, onRemove }: { readonly one: ApiKey; readonly onRemove: Remove }) => (
  <ActionButton type="button" aria-label={messages.removeOf(one.Name)} onClick={() => onRemove(one)}>
    {messages.remove}
  </ActionButton>
);

const scopesOf = ({ Scopes }: ApiKey) => (
  <Cluster as="span" gap={4} rowGap={4}>
    {Scopes.map((scope) => (
      <Tag key={scope} tone={scope === 'manage' ? 'warn' : 'neutral'}>
        {API_KEY_SCOPE_LABELS[scope]}
      </Tag>
    ))}
  </Cluster>
);
const lastUse = ({ LastTime, LastAddress }: ApiKey): string =>
  LastTime === null ? messages.unused : `${formatTime(LastTime)} ${LastAddress}`;
const end = ({ ExpireTime, Expired }: ApiKey) => {
  if (ExpireTime === null) return messages.never;
  return Expired ? <Tag tone="err">{messages.expired}</Tag> : formatTime(ExpireTime);
};
const keyOf = ({ Prefix }: ApiKey) => <Mono>{messages.masked(Prefix)}</Mono>;

const columnsOf = (onRemove: Remove): readonly TableColumn<ApiKey>[] => [
  { key: 'name', header: messages.columns.name, width: 160, rowHeader: true, cell: ({ Name }) => Name },
  { key: 'key', header: messages.columns.key, width: 120, cell: keyOf },
  { key: 'scopes', header: messages.columns.scopes, width: 200, cell: scopesOf },
  { key: 'lastUsed', header: messages.columns.lastUsed, cell: lastUse },
  { key: 'expires', header: messages.columns.expires, width: 156, cell: end },
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

const cardOf = (onRemove: Remove) => (one: ApiKey) => (
  <EntryCard>
    <CardLine>
      <strong>{one.Name}</strong>
      <RemoveAction one={one} onRemove={onRemove} />
    </CardLine>
    <CardLine>
      {keyOf(one)}
      {scopesOf(one)}
    </CardLine>
    <CardLine>{lastUse(one)}</CardLine>
    <CardLine>
      {one.ExpireTime === null || one.Expired ? end(one) : messages.until(formatTime(one.ExpireTime))}
    </CardLine>
  </EntryCard>
);

/** API 密钥: what programs act with in the name of this account (decisions 105). */
export function ApiKeys({ keys, onAdd, onRemove, onRetry }: ApiKeysProps) {
  const columns = useMemo(() => columnsOf(onRemove), [onRemove]);
  const list = dataOf(keys);
  if (list === null) return null;
  const isFull = list !== undefined && list.length >= API_KEYS_MAX;
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
      actions={
        <Cluster gap={12} rowGap={8}>
          <Link href={routes.apiReference.to()}>{messages.reference}</Link>
          {isFull ? <Tooltip disabledReason={messages.full}>{add}</Tooltip> : add}
        </Cluster>
      }
    >
      <Table
        caption={messages.title}
        columns={columns}
        rows={list ?? []}
        rowKey={({ Id }) => Id}
        minWidth={860}
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
      {list !== undefined && list.length > 0 && <Rule>{messages.rule}</Rule>}
    </Card>
  );
}
