import type { runContainerQueryPrice, runKvmFromKeptDiskQueryPrice } from '@compute-market/contract/calls/rental';
import type { ParsedRequestOf } from '@compute-market/contract/define-call';
import { BILLING, type Billing } from '@compute-market/contract/enumerations';
import { CONTAINER_IMAGE_KEY, registryRefused } from '@compute-market/contract/rules/container-image';
import type { RentalPeriod } from '@compute-market/contract/rules/rental';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { host } from '../../db/schema/market';
import type { Actor } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import {
  findImage,
  findOnSale,
  imageFits,
  readTariff,
  type Image,
  type Specification,
  type Tariff,
} from '../market/read-catalogue';
import { orderedOwnImage, requireRoomFor, type OwnImageRow } from '../own-image/rows';
import { codeOfName, specificationName } from '../market/specification-name';
import type { ContainerType } from '../market/stock';
import { orderedReference } from './container-image';
import type { InstanceRow } from './state';

export type OrderInput = ParsedRequestOf<typeof runContainerQueryPrice>;
type KeptOrderInput = ParsedRequestOf<typeof runKvmFromKeptDiskQueryPrice>;

interface ChosenHost {
  readonly id: number;
  readonly name: string;
}

/** What a customer wants to rent, checked against the catalogue. */
export interface RentalOrder {
  readonly containerType: ContainerType;
  readonly specification: Specification;
  readonly specName: string;
  readonly gpuNum: number;
  /** Equal machines, rented all or none. */
  readonly quantity: number;
  /** The system: an image of the house, or what `ownImage` grew from. */
  readonly image: Image;
  /** An image of the customer's own to start from; null for one of the house. */
  readonly ownImage: OwnImageRow | null;
  /** The reference of an image of a registry, written out whole; null for any other image and for a kept disk (decisions 147). */
  readonly containerImage: string | null;
  readonly district: string | undefined;
  /** The host that was chosen for it (decisions 129); null where any will do. */
  readonly host: ChosenHost | null;
  readonly dataDiskGb: number;
  readonly bandwidthMbps: number;
  readonly period: RentalPeriod;
  readonly billing: Billing;
  readonly couponId: number | null;
  readonly vouchersFirst: boolean;
  readonly tariff: Tariff;
  /** The ended rental whose disk it goes on with; null for a new disk. */
  readonly kept: InstanceRow | null;
}

/** Reads an order; refuses what the catalogue does not have, and an image of a registry that is none of `registries`. Whether it is in stock is found out when it is placed. */
export async function readOrder(
  tx: Tx,
  actor: Actor | null,
  containerType: ContainerType,
  input: OrderInput,
  registries: readonly string[] = [],
): Promise<RentalOrder> {
  const tariff = await readTariff(tx);
  const code = codeOfName(input.spec_name, input.gpu_type, input.gpu_num);
  const specification = code && (await findOnSale(tx, input.gpu_type, code));
  if (!specification) throw new Refusal('NOT_FOUND', { reason: '所选显卡或规格已下架，请返回市场重新选择' });
  const containerImage = orderedReference(input, registries);
  const ownImage = await orderedOwnImage(tx, actor, containerType, input.image_name);
  const image = await findImage(tx, ownImage?.imageKey ?? input.image_name);
  const isOfRegistry = image?.key === CONTAINER_IMAGE_KEY;
  if (isOfRegistry && registries.length === 0)
    throw new Refusal('IMAGE_UNAVAILABLE', { reason: registryRefused(registries) });
  const isOffered = image !== null && (ownImage !== null || isOfRegistry || image.showInRent);
  if (!isOffered || !imageFits(image, { gpuType: input.gpu_type, containerType }))
    throw new Refusal('IMAGE_UNAVAILABLE');
  if (ownImage !== null) requireRoomFor(ownImage, tariff.systemDiskGb);
  return {
    containerType,
    specification,
    specName: specificationName(input.gpu_type, input.gpu_num, specification.code),
    gpuNum: input.gpu_num,
    quantity: input.quantity ?? 1,
    image,
    ownImage,
    containerImage,
    district: input.district,
    host: input.host_name ? await chosenHost(tx, input.host_name, specification) : null,
    dataDiskGb: checkedDisk(tariff.freeDiskGb + (input.add_disk_size ?? 0), tariff),
    bandwidthMbps: checkedBandwidth(input.bandwidth ?? tariff.freeBandwidthMbps, tariff),
    period: { unit: input.unit, count: input.pack_time },
    billing: input.billing ?? BILLING.prepaid,
    couponId: input.coupon_id ?? null,
    vouchersFirst: input.pay_type_first !== 'money',
    tariff,
    kept: null,
  };
}

/** Reads an order that goes on with a kept disk: system and data are as they were, and it starts where the disk lies. */
export async function readKeptOrder(tx: Tx, kept: InstanceRow, input: KeptOrderInput): Promise<RentalOrder> {
  const tariff = await readTariff(tx);
  const code = codeOfName(input.spec_name, input.gpu_type, input.gpu_num);
  const specification = code && (await findOnSale(tx, input.gpu_type, code));
  if (!specification) throw new Refusal('NOT_FOUND', { reason: '所选显卡或规格已下架，请重新选择启动资源' });
  const image = await findImage(tx, kept.imageKey);
  if (!image) throw new Refusal('IMAGE_UNAVAILABLE', { reason: '原系统镜像已下架，请联系客服' });
  return {
    containerType: kept.containerType,
    specification,
    specName: specificationName(input.gpu_type, input.gpu_num, specification.code),
    gpuNum: input.gpu_num,
    quantity: 1,
    image,
    ownImage: null,
    containerImage: null,
    district: kept.district,
    host: null,
    dataDiskGb: kept.dataDiskGb,
    bandwidthMbps: checkedBandwidth(input.bandwidth ?? tariff.freeBandwidthMbps, tariff),
    period: { unit: input.unit, count: input.pack_time },
    billing: input.billing ?? BILLING.prepaid,
    couponId: input.coupon_id ?? null,
    vouchersFirst: input.pay_type_first !== 'money',
    tariff,
    kept,
  };
}

/** The host of that name; refused where it is gone or has other cards or processors. Whether it has room is found out when the order is placed. */
async function chosenHost(tx: Tx, name: string, { gpuType, cpuModel }: Specification): Promise<ChosenHost> {
  const [found] = await tx
    .select({ id: host.id, name: host.name })
    .from(host)
    .where(and(eq(host.name, name), eq(host.gpuType, gpuType), eq(host.cpuModel, cpuModel)));
  if (!found)
    throw new Refusal('NOT_FOUND', {
      reason: `主机 ${name} 已下架，或没有所选的显卡与规格，请改选其他主机`,
      data: { field: 'host_name' },
    });
  return found;
}

function checkedDisk(sizeGb: number, { diskStepGb, maxDiskGb }: Tariff): number {
  if (sizeGb > maxDiskGb) throw new Refusal('INVALID_REQUEST', { reason: `数据盘最大 ${maxDiskGb}GB，请减小容量` });
  if (sizeGb % diskStepGb !== 0)
    throw new Refusal('INVALID_REQUEST', { reason: `数据盘容量需为 ${diskStepGb}GB 的整数倍，请调整容量` });
  return sizeGb;
}

/** The free part is given to everybody, so less than it cannot be had. */
function checkedBandwidth(mbps: number, { freeBandwidthMbps, maxBandwidthMbps }: Tariff): number {
  if (mbps > maxBandwidthMbps)
    throw new Refusal('INVALID_REQUEST', { reason: `带宽最大 ${maxBandwidthMbps}Mbps，请调低带宽` });
  return Math.max(mbps, freeBandwidthMbps);
}
