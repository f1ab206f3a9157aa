import {
  BILLING,
  COST_TYPE,
  DUE_MODE,
  INSTANCE_STATUS,
  type DueMode,
  type RentalUnit,
} from '@compute-market/contract/enumerations';
import { INSTANCE_EVENT } from '@compute-market/contract/entities/instance-event';
import { yuanFromFen } from '@compute-market/contract/rules/money';
import type { Quote } from '@compute-market/contract/rules/price';
import { dayMs } from '@compute-market/contract/rules/time-units';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { instance, instanceSecret } from '../../db/schema/instance';
import type { Actor, Services } from '../../http/handler';
import { enqueue } from '../../jobs/job';
import type { Paid } from '../../ledger/charge';
import type { Image } from '../market/read-catalogue';
import { wireTime } from '../../platform/wire';
import { ownKeys } from '../ssh-key/own-keys';
import { scheduleAutorenewal } from './autorenew-schedule';
import { copyContainerImage, writeContainerImage, type ContainerStart } from './container-image';
import { writeBill } from './cost-items';
import { recordEvent } from './events';
import { bootJob, dueJob } from './job-names';
import { copyInstanceKeys, writeInstanceKeys } from './machine-keys';
import { copyPorts } from './port-rows';
import { copySnapshots } from './snapshot-rows';
import { newPassword } from './new-password';
import type { RentalOrder } from './order';
import type { Placement } from './place';
import type { PricedOrder } from './quote';

/** What a purchase says beside the order itself. */
export interface PurchaseTerms {
  /** What the customer saw, yuan. */
  readonly expectedPrice: number | undefined;
  readonly note: string;
  /** The project that it goes into; null for none. */
  readonly projectId: number | null;
  readonly dueMode: DueMode;
  readonly autorenewUnit: RentalUnit | null;
  /** Fingerprints of the renter's keys; a kept disk brings its own. */
  readonly sshKeys: readonly string[];
  /** How a container of an image of a registry starts. */
  readonly start?: ContainerStart;
}

/** A machine of an order that has its place and is to be paid. */
export interface OrderedMachine {
  readonly name: string;
  readonly quote: Quote;
  readonly placement: Placement;
  /** The first machine's only. */
  readonly couponId: number | null;
}

interface NewRental {
  readonly actor: Actor;
  readonly order: RentalOrder;
  readonly terms: PurchaseTerms;
  readonly machine: OrderedMachine;
  readonly payment: Paid;
  readonly priced: PricedOrder;
  readonly now: Date;
  readonly services: Pick<Services, 'config'>;
}

/** By what it renews itself: by usage by the hour, until it is stopped (decisions 144). Null where it does not. */
const renewalUnitOf = (order: RentalOrder, terms: PurchaseTerms): RentalUnit | null =>
  order.billing === BILLING.usage ? 'hour' : terms.autorenewUnit;

/** Writes a machine that is placed and paid, with its bill and all that will happen to it. */
export async function writeRental(
  tx: Tx,
  { actor, order, terms, machine, payment, priced, now, services }: NewRental,
): Promise<void> {
  const { name, quote, placement, couponId } = machine;
  const { dueAt } = priced;
  const instanceId = await writeInstance(tx, {
    actor,
    order,
    terms,
    placement,
    priced,
    name,
    now,
    passwords: await passwordsOf(tx, order),
  });
  if (order.kept) {
    await copyInstanceKeys(tx, order.kept.id, instanceId);
    await copyPorts(tx, order.kept.id, instanceId);
    await copySnapshots(tx, order.kept.id, instanceId);
    await copyContainerImage(tx, order.kept.id, instanceId);
  } else if (order.image.system === 'Linux')
    await writeInstanceKeys(tx, instanceId, await ownKeys(tx, actor, terms.sshKeys));
  if (order.containerImage !== null && terms.start !== undefined)
    await writeContainerImage(tx, services, instanceId, { ...terms.start, reference: order.containerImage });
  await recordEvent(tx, {
    instance: { id: instanceId },
    kind: INSTANCE_EVENT.rented,
    at: now,
    details: {
      amount: yuanFromFen(quote.payable),
      unit: order.period.unit,
      count: order.period.count,
      until: wireTime(dueAt),
      ...(order.kept || terms.sshKeys.length === 0 ? {} : { keys: terms.sshKeys.length }),
    },
  });
  await writeBill(tx, {
    key: `rent:${name}`,
    instanceId,
    userId: actor.userId,
    subAccountId: actor.subAccountId,
    costType: COST_TYPE.create,
    beginAt: now,
    endAt: dueAt,
    quote,
    payment,
    couponId,
    createdAt: now,
  });
  await enqueue(tx, { kind: bootJob, payload: { instanceId }, runAt: now, key: `${bootJob}:${name}` });
  await enqueue(tx, { kind: dueJob, payload: { instanceId }, runAt: dueAt, key: `${dueJob}:${name}` });
  await scheduleAutorenewal(tx, {
    id: instanceId,
    name,
    dueAt,
    autorenewUnit: renewalUnitOf(order, terms),
    autorenewPackTime: renewalUnitOf(order, terms) && 1,
  });
}

/** The system of a kept disk knows its password already. */
async function passwordsOf(tx: Tx, { kept }: RentalOrder): Promise<NewInstance['passwords']> {
  const [known] = kept ? await tx.select().from(instanceSecret).where(eq(instanceSecret.instanceId, kept.id)) : [];
  return { login: known?.loginPassword ?? newPassword(), vnc: newPassword() };
}

/** Who logs in to a system for the first time. */
export const loginUserOf = ({ system }: Pick<Image, 'system'>): string =>
  system === 'Windows' ? 'Administrator' : 'root';

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

async function writeInstance(
  tx: Tx,
  { actor, order, terms, placement, priced, name, now, passwords }: NewInstance,
): Promise<number> {
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
      earlyRelease: placement.earlyRelease,
      specName: order.specName,
      cpuNum: specification.cpuPerGpu * gpuNum,
      memoryGb: specification.memoryPerGpuGb * gpuNum,
      systemDiskGb: order.kept?.systemDiskGb ?? order.tariff.systemDiskGb,
      dataDiskGb: order.dataDiskGb,
      addedDisksGb: order.kept?.addedDisksGb ?? [],
      bandwidthMbps: order.bandwidthMbps,
      imageKey: image.key,
      ownImageKey: order.ownImage?.key ?? order.kept?.ownImageKey ?? null,
      loginUserName: loginUserOf(image),
      createdAt: now,
      dueAt: priced.dueAt,
      diskReleaseAt: diskReleaseTime(priced.dueAt, terms.dueMode, order.tariff.keepDiskMaxDays),
      dueMode: terms.dueMode,
      payTypeFirst: order.vouchersFirst ? 'power' : 'money',
      unit: period.unit,
      hourPrice: priced.hourPrice,
      billing: order.billing,
      autorenewUnit: renewalUnitOf(order, terms),
      autorenewPackTime: renewalUnitOf(order, terms) && 1,
      startedFromId: order.kept?.id ?? null,
      projectId: terms.projectId,
      tags: order.kept?.tags ?? [],
    })
    .returning({ id: instance.id });
  if (!row) throw new Error(`instance ${name} was not written`);
  await tx
    .insert(instanceSecret)
    .values({ instanceId: row.id, loginPassword: passwords.login, vncPassword: passwords.vnc });
  return row.id;
}

/** Until when a disk is kept whose rental ended then. */
export const keptUntil = (dueAt: Date, maxDays: number): Date => new Date(dueAt.getTime() + maxDays * dayMs);

/** When a kept disk will be released; null when the disk will not be kept. */
export const diskReleaseTime = (dueAt: Date, dueMode: DueMode, maxDays: number): Date | null =>
  dueMode === DUE_MODE.keep ? keptUntil(dueAt, maxDays) : null;
