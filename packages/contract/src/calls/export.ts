import * as z from 'zod/mini';
import { defineCall } from '../define-call';
import { exportToKeep, keptExport } from '../entities/export';
import { pageOf, pageRequest } from '../entities/page';
import { identifier, nothing } from '../entities/query';

/** Extension (decisions 164): keeps a CSV file that was exported just now. Beyond the most that are kept, the caller's oldest leave; refused with FILE_TOO_LARGE where that is not room enough (decisions 176). */
export const keepExport = defineCall({
  name: 'keepExport',
  path: '/keep_export',
  summary: '保留导出文件',
  extension: true,
  body: 'multipart',
  request: z.object(exportToKeep),
  response: keptExport,
});

/** Extension (decisions 164): the caller's own exported files, newest first. A main account does not see those of its sub-accounts, nor they its. */
export const getExports = defineCall({
  name: 'getExports',
  path: '/get_exports',
  summary: '导出记录',
  idempotent: true,
  extension: true,
  request: z.object(pageRequest),
  response: pageOf(keptExport),
});

/** Extension (decisions 164). */
export const deleteExport = defineCall({
  name: 'deleteExport',
  path: '/delete_export',
  summary: '删除导出文件',
  extension: true,
  request: z.strictObject({ export_id: identifier }),
  response: nothing,
});
