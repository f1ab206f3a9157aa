import type { SubAccount } from '@compute-market/contract/entities/sub-account';
import { limitWarning } from '@compute-market/contract/rules/sub-account';
import { SUB_RIGHT_LABELS, SUB_RIGHTS } from '@compute-market/contract/rules/sub-right';
import { totalLimit } from '../../viewer';
import { subAccountMessages as messages } from './messages';

/** A limit in fen, and how far it is used up in whole percent; a limit of 0 is used up. */
export function limitOf(account: Pick<SubAccount, 'UsedMoney' | 'MoneyLimit'>) {
  const { used, limit } = totalLimit(account);
  return {
    used,
    limit,
    percent: limit > 0 ? Math.floor((used * 100) / limit) : 100,
    warning: limitWarning({ used, limit }),
  };
}

/** Names of the rights that it was not granted; none where nobody tells of rights. */
export const withheldOf = ({ Rights }: Pick<SubAccount, 'Rights'>): readonly string[] =>
  Rights === undefined
    ? []
    : SUB_RIGHTS.filter((right) => !Rights.includes(right)).map((right) => SUB_RIGHT_LABELS[right]);

/** Who has used up the limit, or nearly, in one sentence each; the worse one first. Nothing for limits that were never opened. */
export function limitWarnings(
  accounts: readonly SubAccount[],
): readonly { readonly level: 80 | 100; readonly text: string }[] {
  return ([100, 80] as const).flatMap((level) => {
    const names = accounts
      .filter((account) => account.MoneyLimit > 0 && limitOf(account).warning === level)
      .map(({ Name }) => Name);
    return names.length === 0 ? [] : [{ level, text: messages.warning[level](names.join(messages.separator)) }];
  });
}
