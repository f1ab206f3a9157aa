import * as z from 'zod/mini';
import { CLOUD_DISK_MAX_MONTHS, CLOUD_DISK_SIZE_GB } from '../constants';
import { defineCall } from '../define-call';
import { CLOUD_DISK_ORDER } from '../enumerations';
import { cloudDisk } from '../entities/cloud-disk';
import { nonNegativeMoney } from '../entities/money';
import { price } from '../entities/price';
import { noFields } from '../entities/query';
import { expectedEnd, expectedSize, payment } from '../entities/rental-period';
import { timestamp } from '../entities/time';

/** `size` is GB in all when opening or renewing, GB more when enlarging; `months` 0 only enlarges, until the due time. */
const order = {
  size: z
    .int()
    .check(
      z.minimum(0),
      z.maximum(CLOUD_DISK_SIZE_GB.max, `容量最多 ${CLOUD_DISK_SIZE_GB.max} GB`),
      z.multipleOf(CLOUD_DISK_SIZE_GB.step, `容量需为 ${CLOUD_DISK_SIZE_GB.step} GB 的倍数`),
    ),
  months: z.int().check(z.minimum(0), z.maximum(CLOUD_DISK_MAX_MONTHS)),
  type: z.enum(CLOUD_DISK_ORDER),
  ...payment,
};
const matchesType = z.refine<{ months: number; type: number }>(
  (request) => (request.type === CLOUD_DISK_ORDER.enlarge) === (request.months === 0),
  { path: ['months'], error: '开通和续费请选择时长，扩容按到期时间计费' },
);

export const getCloudDisk = defineCall({
  name: 'getCloudDisk',
  path: '/get_sftp_size_info',
  summary: '云盘信息',
  idempotent: true,
  request: noFields,
  response: cloudDisk,
});

/** Extension: a quote apart from the order, in place of a flag on it, so that a quote can never charge. */
export const buyCloudDiskQueryPrice = defineCall({
  name: 'buyCloudDiskQueryPrice',
  path: '/buy_sftp_size_query_price',
  summary: '云盘询价',
  roles: ['main'],
  idempotent: true,
  extension: true,
  request: z.strictObject(order).check(matchesType),
  response: price,
});

/** A sub-account reads the cloud disk but does not buy it (screens A1). */
export const buyCloudDisk = defineCall({
  name: 'buyCloudDisk',
  path: '/buy_sftp_size',
  summary: '开通、扩容或续费云盘',
  roles: ['main'],
  intent: true,
  request: z
    .strictObject({ ...order, price: z.optional(nonNegativeMoney), ...expectedEnd, ...expectedSize })
    .check(matchesType),
  response: z.object({ TotalSize: z.int(), Due_time: timestamp, PayPrice: nonNegativeMoney }),
});
