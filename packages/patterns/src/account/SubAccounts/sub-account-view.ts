import type { SubAccount } from '@compute-market/contract/entities/sub-account';
import { limitWarning, usedOf, type Limit } from '@compute-market/contract/rules/sub-account';
import { SUB_RIGHT_LABELS, SUB_RIGHTS } from '@compute-market/contract/rules/sub-right';
import { monthLimit, totalLimit, type ToldLimits } from '../../viewer';
import { subAccountMessages as messages } from './messages';

function shareOf(one: Limit) {
  const { limit } = one;
  const used = usedOf(one);
  return {
    used,
    limit,
    percent: limit > 0 ? Math.floor((used * 100) / limit) : 100,
    warning: limitWarning({ used, limit }),
  };
}

/** The total in fen, and how far it is used up in whole percent; a limit of 0 is used up. */
export const limitOf = (account: Pick<ToldLimits, 'UsedMoney' | 'MoneyLimit'>) => shareOf(totalLimit(account));

/** The same of this month; null where months are not limited (decisions 127). */
export function monthOf(account: Pick<ToldLimits, 'MonthLimit' | 'MonthMoney'>) {
  const month = monthLimit(account);
  return month && shareOf(month);
}

/** Names of the rights that it was not granted; none where nobody tells of rights. */
export const withheldOf = ({ Rights }: Pick<SubAccount, 'Rights'>): readonly string[] =>
  Rights === undefined
    ? []
    : SUB_RIGHTS.filter((right) => !Rights.includes(right)).map((right) => SUB_RIGHT_LABELS[right]);

/** Whose limit this is warned of; one that was never opened is not, nor the month of a used up total, since waiting would not help. */
const warned = {
  total: (account: SubAccount) => (account.MoneyLimit > 0 ? limitOf(account).warning : 0),
  month: (account: SubAccount) => {
    const month = monthOf(account);
    return month === null || month.limit === 0 || limitOf(account).warning === 100 ? 0 : month.warning;
  },
};

/** Who has used up a limit, or nearly, in one sentence each; the worse ones first. */
export function limitWarnings(
  accounts: readonly SubAccount[],
): readonly { readonly key: string; readonly level: 80 | 100; readonly text: string }[] {
  return ([100, 80] as const).flatMap((level) =>
    (['total', 'month'] as const).flatMap((of) => {
      const names = accounts.filter((account) => warned[of](account) === level).map(({ Name }) => Name);
      const text = messages.warning[of][level](names.join(messages.separator));
      return names.length === 0 ? [] : [{ key: `${of}-${level}`, level, text }];
    }),
  );
}
