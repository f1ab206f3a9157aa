import type { Notice } from '@compute-market/contract/entities/notice';
import { NOTICE_TYPE } from '@compute-market/contract/enumerations';
import type { NoticeType } from '@compute-market/contract/enumerations';
import type { notice } from '../../db/schema/notice';
import { wireTime } from '../../platform/wire';

export type NoticeRow = typeof notice.$inferSelect;

export function noticeType(row: NoticeRow): NoticeType {
  return Object.values(NOTICE_TYPE).find((known) => known === row.type) ?? NOTICE_TYPE.system;
}

export function wireNotice(row: NoticeRow): Notice {
  return {
    Id: row.id,
    Title: row.title,
    Original: row.original,
    Type: noticeType(row),
    Top: row.top,
    CreateTime: wireTime(row.createdAt),
  };
}
