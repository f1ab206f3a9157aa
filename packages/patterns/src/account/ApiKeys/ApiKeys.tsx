import { Cluster } from '@compute-market/components/cluster';
import { Link } from '@compute-market/components/link';
import type { TableColumn } from '@compute-market/components/table';
import { Tag } from '@compute-market/components/tag';
import { API_KEY_SCOPE_LABELS, API_KEYS_MAX, type ApiKey } from '@compute-market/contract/entities/api-key';
import { routes } from '@compute-market/contract/routes';
import { formatTime } from '@compute-market/contract/rules/time';
import { useMemo } from 'react';
import type { Resource } from '../../resource';
import { useRefusal } from '../../viewer/ViewerRights';
import { KeyCard, KeyHead, Mono, removeColumn } from '../key-card';
import { CardLine, EntryCard } from '../LoginDevices/LoginDevices.styles';
import { apiKeyMessages as messages } from './messages';

export interface ApiKeysProps {
  /** Null where the back end knows no keys: the part is left out. */
  keys: Resource<readonly ApiKey[] | null>;
  onAdd: () => void;
  onRemove: (key: ApiKey) => void;
  onRetry: () => void;
}

type Remove = ApiKeysProps['onRemove'];

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
  removeColumn(messages, onRemove),
];

const cardOf = (onRemove: Remove) => (one: ApiKey) => (
  <EntryCard>
    <KeyHead words={messages} one={one} onRemove={onRemove} />
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

const wordsWithoutBuying = { ...messages, emptyHelp: messages.emptyHelpNoBuying };

/** API 密钥: what programs act with in the name of this account (decisions 105). */
export function ApiKeys({ onRemove, ...props }: ApiKeysProps) {
  const columns = useMemo(() => columnsOf(onRemove), [onRemove]);
  const mayBuy = useRefusal()('buy') === null;
  return (
    <KeyCard
      {...props}
      words={mayBuy ? messages : wordsWithoutBuying}
      most={API_KEYS_MAX}
      beside={<Link href={routes.apiReference.to()}>{messages.reference}</Link>}
      rule={messages.rule}
      columns={columns}
      rowKey={({ Id }) => Id}
      minWidth={860}
      card={cardOf(onRemove)}
    />
  );
}
