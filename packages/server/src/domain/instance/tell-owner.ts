import type { Tx } from '../../db/database';
import { remind, type Reminder } from '../reminder/remind';
import type { InstanceRow } from './state';

/** What its owner calls a rental. */
export const shownName = ({ note, name }: Pick<InstanceRow, 'note' | 'name'>): string => (note === '' ? name : note);

/** Tells who rented it, the main account or a sub-account, something of a rental, once for the key. Answers whether this was the first time. */
export const tellOwner = (
  tx: Tx,
  { userId, subAccountId }: Pick<InstanceRow, 'userId' | 'subAccountId'>,
  told: Pick<Reminder, 'key' | 'event' | 'title' | 'text' | 'link' | 'isAskedFor'>,
  at: Date,
): Promise<boolean> => remind(tx, { ...told, userId, subAccountId, at });
