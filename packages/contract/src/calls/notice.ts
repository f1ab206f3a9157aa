import * as z from 'zod/mini';
import { defineCall } from '../define-call';
import { NOTICE_TYPE } from '../enumerations';
import { banner, notice, noticeText } from '../entities/notice';
import { pageQuery } from '../entities/page';
import { identifier, queryInteger } from '../entities/query';

export const getBannerAndNotice = defineCall({
  name: 'getBannerAndNotice',
  path: '/app/get_banner_and_notice',
  transport: 'third-party',
  summary: '市场首页轮播与最新公告',
  auth: 'none',
  idempotent: true,
  request: z.object({
    position: z.optional(z.literal('store')),
    limit: z.optional(z.int().check(z.minimum(1), z.maximum(20))),
  }),
  /** `notice` is the newest; null when there is none. */
  response: z.object({ banners: z.array(banner), notice: z.nullable(notice) }),
});

/** The list is read from `data.data` (product §7). `type` is ours. */
export const getNotices = defineCall({
  name: 'getNotices',
  path: '/get_notice_by_page',
  method: 'GET',
  transport: 'third-party',
  summary: '公告列表',
  auth: 'none',
  idempotent: true,
  request: z.object({ ...pageQuery, type: z.optional(queryInteger(NOTICE_TYPE.system, NOTICE_TYPE.maintenance)) }),
  response: z.object({ data: z.array(notice), total: z.int() }),
});

/** The path is spelled as the specification spells it. Help documents are read through it too; their numbers share one sequence with notices. */
export const getNotice = defineCall({
  name: 'getNotice',
  path: '/get_blod_by_id',
  transport: 'third-party',
  summary: '公告或帮助文档正文',
  auth: 'none',
  idempotent: true,
  request: z.object({ id: identifier }),
  response: noticeText,
});

/**
 * 有帮助 / 没帮助 under a help document: one opinion of each account, or of each browser that nobody has signed in with (`reader`, a random
 * word it keeps); a later one takes the place of the earlier. Answers how many readers it has helped (screens B25).
 */
export const rateDocument = defineCall({
  name: 'rateDocument',
  path: '/api/v1/work-order/documents/{id}/opinion',
  transport: 'third-party',
  extension: true,
  summary: '评价帮助文档',
  auth: 'optional',
  request: z.object({
    id: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/)),
    helpful: z.boolean(),
    reader: z.optional(z.string().check(z.regex(/^[\w-]{16,64}$/))),
  }),
  response: z.object({ useful: z.int() }),
});
