import { CONTAINER_TYPE, NOTICE_EVENT } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { stockWish } from '../../db/schema/stock-wish';
import { defineJob } from '../../jobs/job';
import { stockHosts, type ContainerType } from '../market/stock';
import { remind } from '../reminder/remind';

/** How often the stock is looked at for those who wait. */
const lookMs = 30_000;
/** Wishes told in one run; the next comes at once when there are more. */
const batch = 200;
const nameOf = { kvm: '云主机', docker: '容器' } as const;

type Wish = typeof stockWish.$inferSelect;

/** Wishes that the stock of now fulfils: what the market counts as free, over all machines that are online. Locked, so that one taken back meanwhile is not told. */
async function fulfilled(tx: Tx, containerType: ContainerType): Promise<Wish[]> {
  const ofType = eq(stockWish.containerType, containerType);
  const [waiting] = await tx.select({ id: stockWish.id }).from(stockWish).where(ofType).limit(1);
  if (waiting === undefined) return [];
  const free = new Set(
    (await stockHosts(tx, { containerType })).filter(({ freeGpus }) => freeGpus > 0).map(({ gpuType }) => gpuType),
  );
  return tx
    .select()
    .from(stockWish)
    .where(and(ofType, inArray(stockWish.gpuType, [...free])))
    .orderBy(asc(stockWish.id))
    .limit(batch)
    .for('update');
}

async function tell(tx: Tx, { id, userId, subAccountId, containerType, gpuType }: Wish, at: Date): Promise<void> {
  const text = `「${gpuType}」${nameOf[containerType]}现在有空闲显卡，可以租用。显卡不预留，请尽快下单。`;
  const link = routes.store.to({
    type: containerType === CONTAINER_TYPE.docker ? containerType : undefined,
    gpu: gpuType,
  });
  // No event of its own in the settings: it is news of the market.
  await remind(tx, {
    key: `in-stock:${id}`,
    userId,
    subAccountId,
    event: NOTICE_EVENT.activity,
    title: '显卡到货',
    text,
    link,
    isAskedFor: true,
    at,
  });
}

/** Tells everybody who waits for a model as soon as some of it is free, once; then, and after its days, a wish is gone (screens B2). */
export const tellOfStock = defineJob(
  'stock-notice.tell',
  async (tx, _payload, { clock }) => {
    const now = clock.now();
    await tx.delete(stockWish).where(lte(stockWish.expiresAt, now));
    const wishes = [...(await fulfilled(tx, CONTAINER_TYPE.kvm)), ...(await fulfilled(tx, CONTAINER_TYPE.docker))];
    for (const wish of wishes) await tell(tx, wish, now);
    if (wishes.length > 0)
      await tx.delete(stockWish).where(
        inArray(
          stockWish.id,
          wishes.map(({ id }) => id),
        ),
      );
    return { again: new Date(now.getTime() + (wishes.length >= batch ? 0 : lookMs)) };
  },
  { standing: true },
);
