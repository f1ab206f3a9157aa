import { COST_TYPE, DUE_MODE, INSTANCE_STATUS, type DueMode, type RentalUnit } from '@compute-market/contract/enumerations';
import { fenFromYuan, formatMoney } from '@compute-market/contract/rules/money';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { instance, instanceSecret } from '../../db/schema/instance';
import type { Actor, Services } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { enqueue } from '../../jobs/job';
import { charge } from '../../ledger/charge';
import { warnOfBalance } from '../account/warn-of-balance';
import { markUsed } from '../coupon/use-coupon';
import { availableNum } from '../market/available-num';
import type { Image } from '../market/read-catalogue';
import { warnOfLimit } from '../sub-account/warn-of-limit';
import { scheduleAutorenewal } from './autorenew-schedule';
import { writeBill } from './cost-items';
import { bootJob, dueJob } from './job-names';
import { newPassword } from './new-password';
import type { RentalOrder } from './order';
import { placeInstance, type Placement } from './place';
import { quoteOrder, type PricedOrder } from './quote';

/** What a purchase says beside the order itself. */
export interface PurchaseTerms {
  /** What the customer saw, yuan. */
  readonly expectedPrice: number | undefined;
  readonly note: string;
  readonly dueMode: DueMode;
  readonly autorenewUnit: RentalUnit | null;
}

export interface Rented {
  readonly name: string;
  readonly priced: PricedOrder;
  readonly transactionId: number;
}

/**
 * Sells a rental in one transaction: takes the cards, charges, books the cost and asks for the boot. Every refusal leaves nothing behind.
 * The machine is started by a job, because the provider is outside.
 */
export async function rent(tx: Tx, services: Services, actor: Actor, order: RentalOrder, terms: PurchaseTerms): Promise<Rented> {
  const now = services.clock.now();
  const priced = await quoteOrder(tx, actor, order, now);
  if (terms.expectedPrice !== undefined && fenFromYuan(terms.expectedPrice) !== priced.quote.payable) {
    throw new Refusal('PRICE_CHANGED', { reason: `价格已变为 ${formatMoney(priced.quote.payable)}，请确认后再支付`, data: priced.price });
  }
  const name = services.ids.short();
  if (order.couponId !== null) await markUsed(tx, { userId: actor.userId, couponId: order.couponId, now, usedFor: name });
  const placement = await place(tx, name, order);
  const payment = await charge(tx, {
    key: `rent:${name}`,
    kind: 'rent',
    userId: actor.userId,
    subAccountId: actor.subAccountId,
    amountFen: BigInt(priced.quote.payable),
    vouchersFirst: order.vouchersFirst,
    at: now,
    reference: { type: 'instance', id: name },
    remark: `${order.specification.gpuType} × ${order.gpuNum}`,
  });
  const instanceId = await writeInstance(tx, { actor, order, terms, placement, priced, name, now, passwords: await passwordsOf(tx, order) });
  await writeBill(tx, {
    key: `rent:${name}`,
    instanceId,
    userId: actor.userId,
    subAccountId: actor.subAccountId,
    costType: COST_TYPE.create,
    beginAt: now,
    endAt: priced.dueAt,
    quote: priced.quote,
    payment,
    couponId: order.couponId,
    createdAt: now,
  });
  await enqueue(tx, { kind: bootJob, payload: { instanceId }, runAt: now, key: `${bootJob}:${name}` });
  await enqueue(tx, { kind: dueJob, payload: { instanceId }, runAt: priced.dueAt, key: `${dueJob}:${name}` });
  await scheduleAutorenewal(tx, { id: instanceId, name, dueAt: priced.dueAt, autorenewUnit: terms.autorenewUnit, autorenewPackTime: terms.autorenewUnit && 1 });
  await warnOfBalance(tx, actor.userId, payment, now);
  await warnOfLimit(tx, actor, now);
  return { name, priced, transactionId: payment.transactionId };
}

async function place(tx: Tx, instanceName: string, order: RentalOrder): Promise<Placement> {
  const { specification, containerType, gpuNum, district } = order;
  const placement = await placeInstance(tx, {
    instanceName,
    containerType,
    gpuType: specification.gpuType,
    gpuNum,
    cpuModel: specification.cpuModel,
    cpuNum: specification.cpuPerGpu * gpuNum,
    memoryGb: specification.memoryPerGpuGb * gpuNum,
    // A kept disk never gave its place back.
    diskGb: order.kept ? 0 : order.tariff.systemDiskGb + order.dataDiskGb,
    district,
    hostId: order.kept?.hostId,
  });
  if (placement) return placement;
  if (order.kept) throw new Refusal('STOCK_SHORT', { reason: '原机器空闲显卡不足，请减少卡数或稍后再试' });
  const stock = await availableNum(tx, { containerType, gpuType: specification.gpuType, gpuNum, district, specName: order.specName });
  throw new Refusal('STOCK_SHORT', { reason: stock.reason || undefined, data: stock });
}

/** The system of a kept disk knows its password already. */
async function passwordsOf(tx: Tx, { kept }: RentalOrder): Promise<NewInstance['passwords']> {
  const [known] = kept ? await tx.select().from(instanceSecret).where(eq(instanceSecret.instanceId, kept.id)) : [];
  return { login: known?.loginPassword ?? newPassword(), vnc: newPassword() };
}

/** Who logs in to a system for the first time. */
export const loginUserOf = ({ system }: Pick<Image, 'system'>): string => (system === 'Windows' ? 'Administrator' : 'root');

interface NewInstance {
  readonly actor: Actor;
  readonly order: RentalOrder;
  readonly terms: PurchaseTerms;
  readonly placement: Placement;
  readonly priced: PricedOrder;
  readonly name: string;
  readonly now: Date;
  readonly passwords: { readonly login: string; readonly vnc: string };
}

async function writeInstance(tx: Tx, { actor, order, terms, placement, priced, name, now, passwords }: NewInstance): Promise<number> {
  const { specification, gpuNum, image, period } = order;
  const [row] = await tx
    .insert(instance)
    .values({
      name,
      userId: actor.userId,
      subAccountId: actor.subAccountId,
      containerType: order.containerType,
      note: terms.note,
      status: INSTANCE_STATUS.starting,
      message: '排队',
      hostId: placement.hostId,
      district: placement.district,
      gpuType: specification.gpuType,
      gpuNum,
      gpuIndexes: placement.gpuIndexes,
      specName: order.specName,
      cpuNum: specification.cpuPerGpu * gpuNum,
      memoryGb: specification.memoryPerGpuGb * gpuNum,
      systemDiskGb: order.kept?.systemDiskGb ?? order.tariff.systemDiskGb,
      dataDiskGb: order.dataDiskGb,
      addedDisksGb: order.kept?.addedDisksGb ?? [],
      bandwidthMbps: order.bandwidthMbps,
      imageKey: image.key,
      loginUserName: loginUserOf(image),
      createdAt: now,
      dueAt: priced.dueAt,
      diskReleaseAt: diskReleaseTime(priced.dueAt, terms.dueMode, order.tariff.keepDiskMaxDays),
      dueMode: terms.dueMode,
      payTypeFirst: order.vouchersFirst ? 'power' : 'money',
      unit: period.unit,
      hourPrice: priced.hourPrice,
      autorenewUnit: terms.autorenewUnit,
      autorenewPackTime: terms.autorenewUnit && 1,
      startedFromId: order.kept?.id ?? null,
    })
    .returning({ id: instance.id });
  if (!row) throw new Error(`instance ${name} was not written`);
  await tx.insert(instanceSecret).values({ instanceId: row.id, loginPassword: passwords.login, vncPassword: passwords.vnc });
  return row.id;
}

const dayMs = 86_400_000;

/** When a kept disk will be released; null when the disk will not be kept. */
export const diskReleaseTime = (dueAt: Date, dueMode: DueMode, maxDays: number): Date | null =>
  dueMode === DUE_MODE.keep ? new Date(dueAt.getTime() + maxDays * dayMs) : null;
