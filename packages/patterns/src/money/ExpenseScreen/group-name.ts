import type { ExpenseGroupLine } from '@compute-market/contract/entities/cost-item';
import {
  COST_TYPE_LABELS,
  EXPENSE_GROUP,
  EXPENSE_GROUP_KEY,
  type CostType,
  type ExpenseGroup,
} from '@compute-market/contract/enumerations';
import { titleOf } from '../../instance-facts';
import { messages } from './messages';

const words = messages.groups;
const kinds: Readonly<Record<string, string>> = {
  [EXPENSE_GROUP_KEY.cloudDisk]: words.cloudDisk,
  [EXPENSE_GROUP_KEY.bareMetal]: words.bareMetal,
  [EXPENSE_GROUP_KEY.rest]: words.rest,
};

/** What a customer calls a group. */
export function groupName(group: ExpenseGroup, { Key, Name }: Pick<ExpenseGroupLine, 'Key' | 'Name'>): string {
  const kind = kinds[Key];
  if (kind !== undefined) return kind;
  switch (group) {
    case EXPENSE_GROUP.instance:
      return titleOf({ Container_name: Key, Note: Name });
    case EXPENSE_GROUP.type:
      return COST_TYPE_LABELS[Number(Key) as CostType] ?? Key;
    case EXPENSE_GROUP.sub:
      return Key === '' ? messages.mainAccount : Key;
    case EXPENSE_GROUP.project:
      return Name || words.noProject;
    case EXPENSE_GROUP.gpu:
    case EXPENSE_GROUP.day:
      return Key;
  }
}
