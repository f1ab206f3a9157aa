import * as z from 'zod/mini';
import { RENTAL_QUANTITY_MAX, RENTAL_UNIT_MAX, SIZE_MAX } from '../constants';
import { defineCall } from '../define-call';
import { BILLING, DUE_MODE, RENTAL_UNIT } from '../enumerations';
import { note } from '../entities/account-fields';
import { containerEnvironment, containerImageReference, startCommand } from '../entities/container-image';
import { instanceName } from '../entities/instance';
import { nonNegativeMoney } from '../entities/money';
import { price } from '../entities/price';
import { projectName } from '../entities/project';
import { identifier } from '../entities/query';
import { expectedEnd, payment, periodFitsUnit, rentalPeriod } from '../entities/rental-period';
import { sshFingerprints } from '../entities/ssh-key';
import { catalogueName } from '../entities/text';
import { timestamp } from '../entities/time';

/** What the customer saw, yuan. The order is refused with PRICE_CHANGED when it no longer is the price. */
const expectedPrice = { price: z.optional(nonNegativeMoney) };
/** GB, Mbps and disk counts. */
const size = z.int().check(z.nonnegative(), z.maximum(SIZE_MAX));
/** Ours (decisions 144): by usage it is one hour at a time, without a coupon, where the offer says `PayAsYouGo`; absent is prepaid. */
const billing = { billing: z.optional(z.enum(BILLING)) };

const machine = {
  /** How many equal machines; absent is one. */
  quantity: z.optional(z.int().check(z.minimum(1), z.maximum(RENTAL_QUANTITY_MAX))),
  gpu_type: catalogueName,
  gpu_num: z.int().check(z.minimum(1), z.maximum(64)),
  image_name: catalogueName,
  spec_name: z.optional(catalogueName),
  district: z.optional(catalogueName),
  /** The host it shall stand on; absent is any that has room (decisions 129). */
  host_name: z.optional(catalogueName),
  ...rentalPeriod,
  /** GB above the free part. */
  add_disk_size: z.optional(size),
  /** Mbps in all; absent is the free part. */
  bandwidth: z.optional(size),
  due_mode: z.optional(z.enum(DUE_MODE)),
  ...billing,
  ...payment,
};
const newMachine = {
  ...machine,
  ...expectedPrice,
  note: z.optional(note),
  /** A project of the account that all machines of the order go into; absent is none (decisions 135). */
  project: z.optional(projectName),
  /** Keys of the caller's account to put in; absent is none (decisions 80). */
  ssh_keys: z.optional(sshFingerprints),
  autorenew_on: z.optional(z.boolean()),
  autorenew_unit: z.optional(z.enum(RENTAL_UNIT)),
};
/** Ours (decisions 147): the reference of an image of a registry; `image_name` is then CONTAINER_IMAGE_KEY. */
const byReference = { container_image: z.optional(containerImageReference) };
const container = { ...machine, ...byReference };
const newContainer = {
  ...newMachine,
  ...byReference,
  /** What it starts in place of what the image itself would; only with `container_image`, as the environment. */
  start_command: z.optional(startCommand),
  environment: z.optional(containerEnvironment),
};
/** A rental that starts at status 4. `OrderNo` names the payment. */
const started = z.object({
  Container_name: instanceName,
  PayPrice: nonNegativeMoney,
  Due_time: timestamp,
  OrderNo: z.string(),
});
/** An order for one or several: name and `OrderNo` are the first one's, `PayPrice` is all of it; `Instances` are all with the payment of each, in sum `PayPrice`. */
const rented = z.extend(started, {
  Instances: z.array(z.object({ Container_name: instanceName, PayPrice: nonNegativeMoney, OrderNo: z.string() })),
});

/** Extension (screens G1): the specification lists no call that rents a new machine. Priced for a visitor too, at level 0. */
export const runKvmQueryPrice = defineCall({
  name: 'runKvmQueryPrice',
  path: '/run_kvm_v2_query_price',
  summary: '租用云主机询价',
  auth: 'optional',
  idempotent: true,
  extension: true,
  request: z.strictObject(machine).check(periodFitsUnit),
  response: price,
});

/** Extension (screens G1). Several machines are rented all or none; a coupon is for the first of them (decisions 52). */
export const runKvm = defineCall({
  name: 'runKvm',
  path: '/run_kvm_v2',
  summary: '租用云主机',
  intent: true,
  extension: true,
  request: z.strictObject(newMachine).check(periodFitsUnit),
  response: rented,
});

/** Extension (screens G1). */
export const runContainerQueryPrice = defineCall({
  name: 'runContainerQueryPrice',
  path: '/run_container_v2_query_price',
  summary: '租用容器询价',
  auth: 'optional',
  idempotent: true,
  extension: true,
  request: z.strictObject(container).check(periodFitsUnit),
  response: price,
});

/** Extension (screens G1); several as with `runKvm`. */
export const runContainer = defineCall({
  name: 'runContainer',
  path: '/run_container_v2',
  summary: '租用容器',
  intent: true,
  extension: true,
  request: z.strictObject(newContainer).check(periodFitsUnit),
  response: rented,
});

const keptMachine = {
  instance_name: instanceName,
  gpu_type: catalogueName,
  gpu_num: z.int().check(z.minimum(1), z.maximum(64)),
  spec_name: z.optional(catalogueName),
  ...rentalPeriod,
  bandwidth: z.optional(size),
  due_mode: z.optional(z.enum(DUE_MODE)),
  ...billing,
  ...payment,
};

/** Extension: quote of a start from a kept disk. */
export const runKvmFromKeptDiskQueryPrice = defineCall({
  name: 'runKvmFromKeptDiskQueryPrice',
  path: '/run_kvm_from_keepped_instancee_query_price',
  summary: '从保留磁盘启动询价',
  idempotent: true,
  extension: true,
  request: z.strictObject(keptMachine).check(periodFitsUnit),
  response: price,
});

/** The path is spelled as the specification spells it. The answer names the new rental; the old one keeps the disk until the new one runs, and ends then. */
export const runKvmFromKeptDisk = defineCall({
  name: 'runKvmFromKeptDisk',
  path: '/run_kvm_from_keepped_instancee',
  summary: '从保留磁盘启动',
  intent: true,
  request: z.strictObject({ ...keptMachine, ...expectedPrice }).check(periodFitsUnit),
  response: started,
});

const renewal = { instance_name: instanceName, ...rentalPeriod, ...payment };
const renewed = z.object({ Due_time: timestamp, PayPrice: nonNegativeMoney, OrderNo: z.string() });

export const renewKvmQueryPrice = defineCall({
  name: 'renewKvmQueryPrice',
  path: '/renew_kvm_v2_query_price',
  summary: '续费云主机询价',
  idempotent: true,
  request: z.strictObject(renewal).check(periodFitsUnit),
  response: price,
});

export const renewKvm = defineCall({
  name: 'renewKvm',
  path: '/renew_kvm_v2',
  summary: '续费云主机',
  intent: true,
  request: z.strictObject({ ...renewal, ...expectedPrice, ...expectedEnd }).check(periodFitsUnit),
  response: renewed,
});

/** Extension: quote of a container renewal. */
export const renewContainerQueryPrice = defineCall({
  name: 'renewContainerQueryPrice',
  path: '/renew_container_v2_query_price',
  summary: '续费容器询价',
  idempotent: true,
  extension: true,
  request: z.strictObject(renewal).check(periodFitsUnit),
  response: price,
});

export const renewContainer = defineCall({
  name: 'renewContainer',
  path: '/renew_container_v2',
  summary: '续费容器',
  intent: true,
  request: z.strictObject({ ...renewal, ...expectedPrice, ...expectedEnd }).check(periodFitsUnit),
  response: renewed,
});

/** Bare metal is renewed by months only. */
const bareMetalRenewal = {
  id: identifier,
  pack_time: z.int().check(z.minimum(1), z.maximum(RENTAL_UNIT_MAX.month)),
  ...payment,
};

/** Extension: quote of a bare-metal renewal. */
export const renewBareMetalQueryPrice = defineCall({
  name: 'renewBareMetalQueryPrice',
  path: '/renew_bare_metal_instance_query_price',
  summary: '续费裸金属询价',
  idempotent: true,
  extension: true,
  request: z.strictObject(bareMetalRenewal),
  response: price,
});

export const renewBareMetal = defineCall({
  name: 'renewBareMetal',
  path: '/renew_bare_metal_instance',
  summary: '续费裸金属',
  intent: true,
  request: z.strictObject({ ...bareMetalRenewal, ...expectedPrice, ...expectedEnd }),
  response: renewed,
});

/** Extension (screens G5): off by default; renews by `pack_time` units shortly before the rental is due. */
export const setAutorenew = defineCall({
  name: 'setAutorenew',
  path: '/instance/set_autorenew',
  summary: '设置自动续费',
  extension: true,
  request: z.strictObject({ instance_name: instanceName, on: z.boolean(), ...rentalPeriod }).check(periodFitsUnit),
  response: z.object({
    SubscribeStatus: z.union([z.literal(0), z.literal(1)]),
    Unit: z.enum(RENTAL_UNIT),
    PackTime: z.int(),
  }),
});
