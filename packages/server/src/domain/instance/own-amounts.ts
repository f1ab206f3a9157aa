import { INSTANCE_EVENT, type InstanceEventDetails } from '@compute-market/contract/entities/instance-event';
import { formatMoney } from '@compute-market/contract/rules/money';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { costItem } from '../../db/schema/instance';
import type { instanceEvent } from '../../db/schema/instance-event';
import type { Actor } from '../../http/handler';
import { fenOf } from '../../ledger/amount';
import { wireYuan } from '../../platform/wire';
import { ownCosts } from './charges';

type EventRow = Pick<typeof instanceEvent.$inferSelect, 'kind' | 'details' | 'createdAt'>;

/** What of payments somebody is told of: a main account all of it, a sub-account what it paid itself (decisions 242). */
export const readBy = <Paid extends Pick<Actor, 'subAccountId'>>(
  payments: readonly Paid[],
  { subAccountId }: Pick<Actor, 'subAccountId'>,
): readonly Paid[] =>
  subAccountId === null ? payments : payments.filter((payment) => payment.subAccountId === subAccountId);

/** A reader's sum between the words of a sentence; none is not said, where it was another who paid. */
export const toldSum = (ownFen: bigint): string => (ownFen === 0n ? '' : ` ${formatMoney(fenOf(ownFen))} `);

/** Whose amount came back; that of any other was paid. */
const returns: readonly string[] = [
  INSTANCE_EVENT.refunded,
  INSTANCE_EVENT.upgradeFailed,
  INSTANCE_EVENT.outageCredited,
  INSTANCE_EVENT.earlyReleased,
  INSTANCE_EVENT.usageStopped,
];

/**
 * What events of an instance tell their reader. A sub-account reads of an amount only what it paid or got back itself, by the lines of its bill that were
 * written in the same transaction as the event; of nothing but another's money it reads no amount (decisions 242).
 */
export async function ownDetails(
  tx: Tx,
  actor: Actor,
  instanceId: number,
  events: readonly EventRow[],
): Promise<(event: EventRow) => InstanceEventDetails> {
  // That nothing was paid tells nothing of anybody.
  const moments = events.filter(({ details }) => details.amount).map(({ createdAt }) => createdAt);
  if (actor.subAccountId === null || moments.length === 0) return ({ details }) => details;
  const isPaid = sql`${costItem.amountFen} > 0`;
  const sums = await tx
    .select({
      createdAt: costItem.createdAt,
      paidFen: sql`coalesce(sum(${costItem.amountFen}) filter (where ${isPaid}), 0)`.mapWith(BigInt),
      returnedFen: sql`coalesce(-sum(${costItem.amountFen}) filter (where not ${isPaid}), 0)`.mapWith(BigInt),
    })
    .from(costItem)
    .where(and(eq(costItem.instanceId, instanceId), ownCosts(actor)(costItem), inArray(costItem.createdAt, moments)))
    .groupBy(costItem.createdAt);
  const byMoment = new Map(sums.map((sum) => [sum.createdAt.getTime(), sum]));
  return ({ kind, details, createdAt }) => {
    const { amount, ...others } = details;
    if (!amount) return details;
    const own = byMoment.get(createdAt.getTime());
    const ownFen = (returns.includes(kind) ? own?.returnedFen : own?.paidFen) ?? 0n;
    return ownFen === 0n ? others : { ...others, amount: Math.min(amount, wireYuan(ownFen)) };
  };
}
