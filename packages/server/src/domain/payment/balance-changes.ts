import { getBalanceChanges } from '@compute-market/contract/calls/payment';
import { BALANCE_CHANGE_TYPE, BALANCE_CHANGE_TYPE_LABELS, RELATION_TYPE } from '@compute-market/contract/enumerations';
import type { BalanceChangeType } from '@compute-market/contract/enumerations';
import type { BalanceChange } from '@compute-market/contract/entities/order';
import { and, eq } from 'drizzle-orm';
import type { AmountRange } from '../../db/amount-range';
import type { Tx } from '../../db/database';
import { subAccounts } from '../../db/schema/account';
import { foldedKeyPrefix } from '../../db/schema/ledger';
import { implementOwn } from '../../http/handler';
import type { TransactionKind } from '../../ledger/post';
import { statement } from '../../ledger/statement';
import type { StatementLine } from '../../ledger/statement';
import type { StatementFilter } from '../../ledger/statement-pages';
import { dateFromWire, spanEndFromWire, wireTime, wireYuan } from '../../platform/wire';

const allKinds = Object.keys(BALANCE_CHANGE_TYPE) as TransactionKind[];

const kindsOf = (type: BalanceChangeType | undefined): TransactionKind[] | undefined =>
  type === undefined ? undefined : allKinds.filter((kind) => BALANCE_CHANGE_TYPE[kind] === type);

function wireChange(line: StatementLine): BalanceChange {
  const type = BALANCE_CHANGE_TYPE[line.kind];
  return {
    Id: line.id,
    CreateTime: wireTime(line.createdAt),
    Type: type,
    DiffMoney: wireYuan(line.cashFen),
    DiffPower: wireYuan(line.voucherFen),
    MoneyLeft: wireYuan(line.cashAfterFen),
    PowerLeft: wireYuan(line.voucherAfterFen),
    CreditLeft: wireYuan(line.creditAfterFen),
    Remark: line.remark,
    DataFrom: BALANCE_CHANGE_TYPE_LABELS[type],
    RelationType: Object.values(RELATION_TYPE).find((known) => known === line.referenceType) ?? RELATION_TYPE.none,
    RelationId: line.referenceId ?? '',
    SubAccountName: line.subAccountName ?? '',
    ...(line.folded && { Folded: { Day: line.folded.day, Count: line.folded.count } }),
  };
}

/** The sub-account of this name, or -1, which no movement has: an unknown name is a filter that matches nothing. */
async function subAccountIdOf(tx: Tx, userId: number, name: string): Promise<number> {
  const [found] = await tx
    .select({ id: subAccounts.id })
    .from(subAccounts)
    .where(and(eq(subAccounts.userId, userId), eq(subAccounts.name, name)));
  return found?.id ?? -1;
}

/** The charges of one folded line, whatever their amounts, or lines of that amount. */
function foldingOf({
  fold = false,
  unfold,
  min_amount,
  max_amount,
}: {
  readonly fold?: boolean;
  readonly unfold?: string;
} & AmountRange): Pick<StatementFilter, 'amount' | 'foldedKeys' | 'unfold'> {
  if (unfold !== undefined) return { unfold: { id: Number(unfold), keys: foldedKeyPrefix } };
  return { amount: { min_amount, max_amount }, foldedKeys: fold ? foldedKeyPrefix : undefined };
}

/** Every movement of the purses, newest first, with what was left after it. */
export const listBalanceChanges = implementOwn(getBalanceChanges, async (tx, input, { actor: { userId } }) => {
  const { lines, total } = await statement(tx, {
    userId,
    page: input.page,
    pageSize: input.page_size,
    from: input.begin_time === undefined ? undefined : dateFromWire(input.begin_time),
    until: input.end_time === undefined ? undefined : spanEndFromWire(input.end_time),
    kinds: kindsOf(input.type),
    ...foldingOf(input),
    subAccountId:
      input.sub_account_name === undefined || input.sub_account_name === ''
        ? undefined
        : await subAccountIdOf(tx, userId, input.sub_account_name),
  });
  return { data: lines.map(wireChange), total, page: input.page, page_size: input.page_size };
});
