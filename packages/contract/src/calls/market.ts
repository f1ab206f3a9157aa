import * as z from 'zod/mini';
import { RENTAL_QUANTITY_MAX, RESERVATION_MAX_MACHINES, REMARK_MAX_LENGTH } from '../constants';
import { defineCall } from '../define-call';
import { CONTAINER_TYPE, RESERVATION_STATUS } from '../enumerations';
import { personName, phone } from '../entities/account-fields';
import { bareMetalModel, reservation } from '../entities/bare-metal';
import { gpuMarket, gpuOffer, gpuSelector } from '../entities/gpu';
import { hostOffer } from '../entities/host-offer';
import { pageOf, pageRequest } from '../entities/page';
import { priceInfo } from '../entities/price-info';
import { identifier, noFields } from '../entities/query';
import { storeOptions } from '../entities/store-options';
import { catalogueName, filterText, severalLines } from '../entities/text';
import { calendarDay, timeRange } from '../entities/time';

const gpuCount = z.int().check(z.minimum(1), z.maximum(64));

export const getGpuSelectorDetail = defineCall({
  name: 'getGpuSelectorDetail',
  path: '/gpu_selector_detail',
  summary: '各显卡的规格、库存与单价',
  auth: 'none',
  idempotent: true,
  request: z.object({
    container_type: z.optional(z.enum(CONTAINER_TYPE)),
    district: z.optional(filterText),
    gpu_type: z.optional(filterText),
  }),
  response: z.object({ List: z.array(gpuOffer), last_refresh_time: z.string() }),
});

export const getStoreSelectorOptions = defineCall({
  name: 'getStoreSelectorOptions',
  path: '/store/get_store_selector_options',
  summary: '镜像、机房、磁盘与带宽选项',
  auth: 'none',
  idempotent: true,
  request: noFields,
  response: storeOptions,
});

/** The hosts of a market, those with most free cards first; `Total` counts them all, `List` holds 1,000 at most (decisions 129). */
export const getHosts = defineCall({
  name: 'getHosts',
  path: '/store/get_hosts',
  summary: '按主机看的市场',
  auth: 'none',
  idempotent: true,
  extension: true,
  request: z.object({
    container_type: z.optional(z.enum(CONTAINER_TYPE)),
    district: z.optional(filterText),
    gpu_type: z.optional(filterText),
    host_name: z.optional(filterText),
  }),
  response: z.object({ List: z.array(hostOffer), Total: z.int(), last_refresh_time: z.string() }),
});

const selectorRequest = z.object({ district: z.optional(filterText), gpu_num: z.optional(gpuCount) });

export const getKvmGpuSelector = defineCall({
  name: 'getKvmGpuSelector',
  path: '/store/get_kvm_gpu_selector',
  summary: '云主机可选显卡与规格',
  auth: 'none',
  idempotent: true,
  request: selectorRequest,
  response: gpuSelector,
});

export const getDockerGpuSelector = defineCall({
  name: 'getDockerGpuSelector',
  path: '/store/get_docker_gpu_selector',
  summary: '容器可选显卡与规格',
  auth: 'none',
  idempotent: true,
  request: selectorRequest,
  response: gpuSelector,
});

/** The specification sends `phone`; the server prices by session and ignores another person's, so a visitor sends an empty one (decisions 17). */
export const getGpuPriceInfo = defineCall({
  name: 'getGpuPriceInfo',
  path: '/gpu_priceinfo',
  summary: '显卡单价与会员折扣',
  auth: 'optional',
  idempotent: true,
  request: z.object({ phone: filterText }),
  response: priceInfo,
});

/** Extensions: `quantity`, how many such machines are wanted, absent is one; `host_name`, the host they shall stand on (decisions 129). */
const stockRequest = {
  gpu_type: catalogueName,
  gpu_num: gpuCount,
  district: z.optional(filterText),
  image_name: z.optional(filterText),
  quantity: z.optional(z.int().check(z.minimum(1), z.maximum(RENTAL_QUANTITY_MAX))),
  host_name: z.optional(filterText),
};
/** `num`: machines of that size free now; `reason` says why there are fewer than wanted. */
const stock = z.object({
  num: z.int(),
  districts: z.array(z.object({ District: z.string(), num: z.int() })),
  reason: z.string(),
});

export const getAvailableKvmNum = defineCall({
  name: 'getAvailableKvmNum',
  path: '/get_available_kvm_num',
  summary: '云主机可租数量',
  auth: 'none',
  idempotent: true,
  request: z.object({ ...stockRequest, spec_name: z.optional(filterText) }),
  response: stock,
});

export const getAvailableDockerNum = defineCall({
  name: 'getAvailableDockerNum',
  path: '/get_available_docker_num',
  summary: '容器可租数量',
  auth: 'none',
  idempotent: true,
  request: z.object({ ...stockRequest, spec_name: z.optional(filterText) }),
  response: stock,
});

/** Market figures; the store compares by them and partners read them (screens B2, B20), so a visitor may. */
export const getAllGpuInfo = defineCall({
  name: 'getAllGpuInfo',
  path: '/get_all_gpu_info',
  summary: '显卡市场行情',
  auth: 'none',
  idempotent: true,
  request: noFields,
  response: z.array(gpuMarket),
});

export const getBareMetalModels = defineCall({
  name: 'getBareMetalModels',
  path: '/get_bare_metal_show_list',
  summary: '裸金属机型',
  auth: 'none',
  idempotent: true,
  request: z.object({ ...pageRequest, gpu_type: z.optional(filterText) }),
  response: pageOf(bareMetalModel),
});

const optionalText = z.optional(
  z.string().check(z.maxLength(REMARK_MAX_LENGTH, `最多${REMARK_MAX_LENGTH}个字`), severalLines),
);

export const addReservation = defineCall({
  name: 'addReservation',
  path: '/add_baremetal_reservation',
  summary: '预约裸金属',
  roles: ['main'],
  intent: true,
  request: z.strictObject({
    bare_metal_id: identifier,
    num: z.int().check(z.minimum(1), z.maximum(RESERVATION_MAX_MACHINES, `数量需为1-${RESERVATION_MAX_MACHINES}`)),
    contact_name: personName,
    phone,
    rent_months: z.int().check(z.minimum(1), z.maximum(60)),
    begin_date: calendarDay,
    purpose: optionalText,
    remark: optionalText,
  }),
  response: z.object({ ReservationId: z.int(), ReservationNo: z.string() }),
});

export const getReservations = defineCall({
  name: 'getReservations',
  path: '/get_reservation_list',
  summary: '裸金属预约记录',
  roles: ['main'],
  idempotent: true,
  request: z.object({ ...pageRequest, ...timeRange, status: z.optional(z.enum(RESERVATION_STATUS)) }),
  response: pageOf(reservation),
});
