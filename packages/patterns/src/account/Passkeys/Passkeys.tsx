import type { TableColumn } from '@compute-market/components/table';
import { PASSKEYS_MAX, type Passkey } from '@compute-market/contract/entities/passkey';
import { formatTime } from '@compute-market/contract/rules/time';
import { useMemo } from 'react';
import type { Resource } from '../../resource';
import { KeyCard, KeyHead, removeColumn } from '../key-card';
import { CardLine, EntryCard } from '../LoginDevices/LoginDevices.styles';
import { timeColumn } from '../../table-columns';
import { passkeyMessages as messages, type PasskeyHindrance } from './messages';

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

const lastUse = ({ LastTime }: Passkey): string => (LastTime === null ? messages.unused : formatTime(LastTime));

const columnsOf = (onRemove: Remove): readonly TableColumn<Passkey>[] => [
  { key: 'name', header: messages.columns.name, rowHeader: true, cell: ({ Name }) => Name },
  timeColumn('created', messages.columns.created, ({ CreateTime }) => CreateTime, { width: 156 }),
  { key: 'lastUsed', header: messages.columns.lastUsed, width: 156, cell: lastUse },
  removeColumn(messages, onRemove),
];

const cardOf = (onRemove: Remove) => (one: Passkey) => (
  <EntryCard>
    <KeyHead words={messages} one={one} onRemove={onRemove} />
    <CardLine>
      <span>{messages.created(formatTime(one.CreateTime))}</span>
      {lastUse(one)}
    </CardLine>
  </EntryCard>
);

/** 通行密钥: what devices log in to this account with, in place of the password (decisions 128). */
export function Passkeys({ passkeys, hindrance, onRemove, ...props }: PasskeysProps) {
  const columns = useMemo(() => columnsOf(onRemove), [onRemove]);
  const obstacle = hindrance && messages.hindrances[hindrance];
  return (
    <KeyCard
      {...props}
      words={messages}
      keys={passkeys}
      most={PASSKEYS_MAX}
      obstacle={obstacle}
      note={obstacle}
      rule={messages.rule}
      columns={columns}
      rowKey={({ Id }) => Id}
      minWidth={560}
      card={cardOf(onRemove)}
    />
  );
}
