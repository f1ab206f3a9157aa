import * as z from 'zod/mini';
import { defineCall } from '../define-call';
import { CONTAINER_TYPE } from '../enumerations';
import { noFields } from '../entities/query';
import { catalogueName } from '../entities/text';

/** Extension (screens B2): the caller is told once when a sold-out model is free again as such a machine; `wanted` false takes the wish back. Either asked twice is asked once. */
export const noticeWhenInStock = defineCall({
  name: 'noticeWhenInStock',
  path: '/store/notice_when_in_stock',
  summary: '到货时通知',
  extension: true,
  request: z.object({
    container_type: z.enum(CONTAINER_TYPE),
    gpu_type: catalogueName,
    wanted: z.boolean(),
  }),
  /** Whether the wish stands now. */
  response: z.object({ Wanted: z.boolean() }),
});

/** Extension: what the caller itself waits for. */
export const getStockNotices = defineCall({
  name: 'getStockNotices',
  path: '/store/get_stock_notices',
  summary: '已订阅的到货通知',
  idempotent: true,
  extension: true,
  request: noFields,
  response: z.object({ List: z.array(z.object({ ContainerType: z.enum(CONTAINER_TYPE), GpuType: z.string() })) }),
});
