import { getStockNotices, noticeWhenInStock } from '@compute-market/contract/calls/stock-notice';
import { STOCK_NOTICE_DAYS, STOCK_NOTICE_MAX } from '@compute-market/contract/constants';
import { dayMs } from '@compute-market/contract/rules/time-units';
import { and, asc, eq, gt, isNull, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { users } from '../../db/schema/account';
import { gpuModel } from '../../db/schema/market';
import { stockWish } from '../../db/schema/stock-wish';
import { implement, requireActor, type Actor, type Implementation } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { isCardOnSale } from '../market/read-catalogue';

type Wanted = Pick<typeof stockWish.$inferSelect, 'containerType' | 'gpuType'>;

const own = ({ userId, subAccountId }: Actor): SQL | undefined =>
  and(
    eq(stockWish.userId, userId),
    subAccountId === null ? isNull(stockWish.subAccountId) : eq(stockWish.subAccountId, subAccountId),
  );

/** Writes the wish down. Asked again, it stands for its whole time again. */
async function keep(tx: Tx, actor: Actor, wanted: Wanted, now: Date): Promise<void> {
  const { userId, subAccountId } = actor;
  if ((await tx.$count(gpuModel, and(eq(gpuModel.gpuType, wanted.gpuType), isCardOnSale(tx)))) === 0)
    throw new Refusal('NOT_FOUND', { reason: '所选显卡已下架，请返回市场重新选择' });
  // Parallel requests count one after the other.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const expiresAt = new Date(now.getTime() + STOCK_NOTICE_DAYS * dayMs);
  const again = and(
    own(actor),
    eq(stockWish.containerType, wanted.containerType),
    eq(stockWish.gpuType, wanted.gpuType),
  );
  const renewed = await tx.update(stockWish).set({ expiresAt }).where(again).returning({ id: stockWish.id });
  if (renewed.length > 0) return;
  if ((await tx.$count(stockWish, and(own(actor), gt(stockWish.expiresAt, now)))) >= STOCK_NOTICE_MAX) {
    throw new Refusal('CONFLICT', { reason: `最多同时订阅 ${STOCK_NOTICE_MAX} 款显卡的到货通知，请先取消不需要的` });
  }
  await tx.insert(stockWish).values({ userId, subAccountId, ...wanted, expiresAt });
}

/** A main account and each sub-account wait for themselves. */
export const wishCalls: Implementation[] = [
  implement(noticeWhenInStock, async ({ container_type: containerType, gpu_type: gpuType, wanted }, context) => {
    const actor = requireActor(context);
    await context.transaction(async (tx) => {
      if (wanted) await keep(tx, actor, { containerType, gpuType }, context.services.clock.now());
      else
        await tx
          .delete(stockWish)
          .where(and(own(actor), eq(stockWish.containerType, containerType), eq(stockWish.gpuType, gpuType)));
    });
    return { Wanted: wanted };
  }),
  implement(getStockNotices, async (_input, context) => {
    const stands = and(own(requireActor(context)), gt(stockWish.expiresAt, context.services.clock.now()));
    const found = await context.transaction((tx) =>
      tx.select().from(stockWish).where(stands).orderBy(asc(stockWish.id)),
    );
    return { List: found.map(({ containerType, gpuType }) => ({ ContainerType: containerType, GpuType: gpuType })) };
  }),
];
