import { getOperations } from '@compute-market/contract/calls/operation';
import type { ParsedRequestOf } from '@compute-market/contract/define-call';
import { errors } from '@compute-market/contract/errors';
import { and, desc, eq, gte, ilike, isNull, lt, or, type SQL } from 'drizzle-orm';
import { likeText } from '../../db/like-text';
import { subAccounts } from '../../db/schema/account';
import { operationRecord } from '../../db/schema/operation';
import { implementOwn, type Actor } from '../../http/handler';
import { dateFromWire, spanEndFromWire, wireTime } from '../../platform/wire';

type Filter = ParsedRequestOf<typeof getOperations>;

/** A main account sees everything done with its account, a sub-account what it did. */
const visibleTo = ({ userId, subAccountId }: Actor): SQL | undefined =>
  and(
    eq(operationRecord.userId, userId),
    subAccountId === null ? undefined : eq(operationRecord.subAccountId, subAccountId),
  );

const doneBy = (name: string): SQL => (name === '' ? isNull(operationRecord.subAccountId) : eq(subAccounts.name, name));

const matches = (filter: Filter): SQL | undefined =>
  and(
    filter.kind && eq(operationRecord.kind, filter.kind),
    filter.outcome && eq(operationRecord.outcome, filter.outcome),
    filter.sub_account_name === undefined ? undefined : doneBy(filter.sub_account_name),
    filter.begin_time === undefined ? undefined : gte(operationRecord.createdAt, dateFromWire(filter.begin_time)),
    // Wire times are whole seconds and both ends belong to the span.
    filter.end_time === undefined ? undefined : lt(operationRecord.createdAt, spanEndFromWire(filter.end_time)),
    filter.keyword
      ? or(
          ilike(operationRecord.name, likeText(filter.keyword)),
          ilike(operationRecord.subject, likeText(filter.keyword)),
        )
      : undefined,
  );

/** What was done with the caller's account, newest first (decisions 117). */
export const readOperations = implementOwn(getOperations, async (tx, input, { actor }) => {
  const condition = and(visibleTo(actor), matches(input));
  const { page, page_size } = input;
  const named = eq(subAccounts.id, operationRecord.subAccountId);
  const counted = tx.select({ id: operationRecord.id }).from(operationRecord).leftJoin(subAccounts, named);
  const found = await tx
    .select({ row: operationRecord, subAccountName: subAccounts.name })
    .from(operationRecord)
    .leftJoin(subAccounts, named)
    .where(condition)
    .orderBy(desc(operationRecord.id))
    .limit(page_size)
    .offset((page - 1) * page_size);
  return {
    data: found.map(({ row, subAccountName }) => ({
      Id: String(row.id),
      Kind: row.kind,
      Name: row.name,
      Subject: row.subject,
      SubAccountName: subAccountName ?? '',
      Outcome: row.outcome,
      Reason: row.reason === null ? '' : errors[row.reason].reason,
      Address: row.address,
      Browser: row.browser,
      System: row.system,
      RequestId: row.request,
      CreateTime: wireTime(row.createdAt),
    })),
    total: await tx.$count(counted.where(condition).as('counted')),
    page,
    page_size,
  };
});
