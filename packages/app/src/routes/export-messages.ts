import { EXPORT_MAX_BYTES } from '@compute-market/contract/constants';

const megabytes = EXPORT_MAX_BYTES / 1024 / 1024;

/** What is said of a file that was exported, once it is known whether it can be downloaded again. */
export const exportMessages = {
  records: '查看导出记录',
  tooLarge: `文件超过 ${megabytes} MB，未保留在导出记录中`,
  refused: (reason: string) => `未保留在导出记录中：${reason}`,
  failed: '未能保留在导出记录中，请保管好已下载的文件',
} as const;
