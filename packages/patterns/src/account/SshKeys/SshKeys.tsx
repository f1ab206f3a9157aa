import type { TableColumn } from '@compute-market/components/table';
import type { SshKey } from '@compute-market/contract/entities/ssh-key';
import { SSH_KEYS_MAX, sshKeyKind } from '@compute-market/contract/rules/ssh-key';
import { formatTime } from '@compute-market/contract/rules/time';
import { useMemo } from 'react';
import type { Resource } from '../../resource';
import { KeyCard, KeyHead, Mono, removeColumn } from '../key-card';
import { CardLine, EntryCard } from '../LoginDevices/LoginDevices.styles';
import { timeColumn } from '../../table-columns';
import { sshKeyMessages as messages } from './messages';

export interface SshKeysProps {
  /** Null where the back end knows no keys: the part is left out. */
  keys: Resource<readonly SshKey[] | null>;
  onAdd: () => void;
  onRemove: (key: SshKey) => void;
  onRetry: () => void;
}

type Remove = SshKeysProps['onRemove'];

const kindOf = ({ Type, Bits }: SshKey): string => sshKeyKind({ type: Type, bits: Bits });
const printOf = ({ Fingerprint: print }: SshKey) => <Mono>{print}</Mono>;

const columnsOf = (onRemove: Remove): readonly TableColumn<SshKey>[] => [
  { key: 'name', header: messages.columns.name, width: 160, rowHeader: true, cell: ({ Name }) => Name },
  { key: 'kind', header: messages.columns.kind, width: 112, cell: kindOf },
  { key: 'fingerprint', header: messages.columns.fingerprint, cell: printOf },
  timeColumn('created', messages.columns.created, ({ CreateTime }) => CreateTime, { width: 156, hideBelow: 'lg' }),
  removeColumn(messages, onRemove),
];

const cardOf = (onRemove: Remove) => (one: SshKey) => (
  <EntryCard>
    <KeyHead words={messages} one={one} onRemove={onRemove} />
    <CardLine>
      <span>{kindOf(one)}</span>
      {formatTime(one.CreateTime)}
    </CardLine>
    <CardLine>{printOf(one)}</CardLine>
  </EntryCard>
);

/** SSH 公钥: the keys of the account, which are put into instances (decisions 80). */
export function SshKeys({ onRemove, ...props }: SshKeysProps) {
  const columns = useMemo(() => columnsOf(onRemove), [onRemove]);
  return (
    <KeyCard
      {...props}
      words={messages}
      most={SSH_KEYS_MAX}
      columns={columns}
      rowKey={({ Fingerprint: print }) => print}
      minWidth={620}
      card={cardOf(onRemove)}
    />
  );
}
