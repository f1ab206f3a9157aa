import { Button } from '@compute-market/components/button';
import { Card } from '@compute-market/components/card';
import { Cluster } from '@compute-market/components/cluster';
import { EmptyDrawing } from '@compute-market/components/empty-drawing';
import { EmptyState } from '@compute-market/components/empty-state';
import { Table, type TableColumn, type TableProps } from '@compute-market/components/table';
import { Tooltip } from '@compute-market/components/tooltip';
import type { ReactNode } from 'react';
import { dataOf, type Resource } from '../../resource';
import { ActionButton, ActionRow } from '../../row-action';
import { CardLine } from '../LoginDevices/LoginDevices.styles';
import { tableState } from '../../resource-view';
import { actionsColumn } from '../../table-columns';
import { Rule } from './key-card.styles';

/** Words of one kind of keys. */
export interface KeyWords {
  readonly title: string;
  /** Beside the title: how many there are, or what they are for. */
  readonly count: (count: number) => string;
  readonly add: string;
  readonly remove: string;
  readonly removeOf: (name: string) => string;
  readonly full: string;
  readonly failed: string;
  readonly empty: string;
  readonly emptyHelp: string;
}

/** A way into the account, or into its instances, by its name. */
interface Named {
  readonly Name: string;
}

interface RemoveProps<Key extends Named> {
  readonly words: KeyWords;
  readonly one: Key;
  readonly onRemove: (key: Key) => void;
}

function Remove<Key extends Named>({ words, one, onRemove }: RemoveProps<Key>) {
  return (
    <ActionButton type="button" aria-label={words.removeOf(one.Name)} onClick={() => onRemove(one)}>
      {words.remove}
    </ActionButton>
  );
}

/** The last column: removes the key of its row. */
export const removeColumn = <Key extends Named>(
  words: KeyWords,
  onRemove: RemoveProps<Key>['onRemove'],
): TableColumn<Key> =>
  actionsColumn(
    (one) => (
      <ActionRow data-align="end">
        <Remove words={words} one={one} onRemove={onRemove} />
      </ActionRow>
    ),
    { width: 80 },
  );

/** The first line of a key's card on a phone: its name, and removes it. */
export function KeyHead<Key extends Named>(props: RemoveProps<Key>) {
  return (
    <CardLine>
      <strong>{props.one.Name}</strong>
      <Remove {...props} />
    </CardLine>
  );
}

export interface KeyCardProps<Key extends Named>
  extends Pick<TableProps<Key>, 'columns' | 'rowKey' | 'minWidth' | 'card'> {
  words: KeyWords;
  /** Null where the back end knows none: nothing is drawn. */
  keys: Resource<readonly Key[] | null>;
  /** How many there may be. */
  most: number;
  /** Why none can be added here, whatever their number. */
  obstacle?: string | null;
  /** Beside the way to add one. */
  beside?: ReactNode;
  /** Under the list; `rule` while there is one. */
  note?: string | null;
  rule?: string;
  onAdd: () => void;
  onRetry: () => void;
}

/** Keys of one kind that an account has, with the way to add one and to remove each. */
export function KeyCard<Key extends Named>({
  words,
  keys,
  most,
  obstacle = null,
  beside,
  note = null,
  rule,
  onAdd,
  onRetry,
  ...table
}: KeyCardProps<Key>) {
  const list = dataOf(keys);
  if (list === null) return null;
  const reason = obstacle ?? (list !== undefined && list.length >= most ? words.full : null);
  const button = (
    <Button variant="outline" disabled={list === undefined} onClick={onAdd}>
      {words.add}
    </Button>
  );
  const add = reason === null ? button : <Tooltip disabledReason={reason}>{button}</Tooltip>;
  return (
    <Card
      title={words.title}
      meta={list && words.count(list.length)}
      padding="none"
      actions={
        beside === undefined ? (
          add
        ) : (
          <Cluster gap={12} rowGap={8}>
            {beside}
            {add}
          </Cluster>
        )
      }
    >
      <Table
        caption={words.title}
        rows={list ?? []}
        rowHeight={44}
        {...tableState(keys, { title: words.failed, onRetry })}
        skeletonRows={2}
        empty={
          <EmptyState drawing={<EmptyDrawing subject="key" />} compact title={words.empty} help={words.emptyHelp} />
        }
        {...table}
      />
      {note !== null && <Rule>{note}</Rule>}
      {rule !== undefined && list !== undefined && list.length > 0 && <Rule>{rule}</Rule>}
    </Card>
  );
}
