import { EXPORT_MAX_BYTES } from '@compute-market/contract/constants';

const megabytes = EXPORT_MAX_BYTES / 1024 / 1024;

/** What is said of a file that was exported, once it is known whether it can be downloaded again. */
export const exportMessages = {
  records: '查看导出记录',
  tooLarge: `文件超过 ${megabytes} MB，未保留在导出记录中`,
  full: '团队的导出文件空间已满，未保留在导出记录中，请其他成员删除不再需要的导出文件',
  failed: '未能保留在导出记录中，请保管好已下载的文件',
} as const;
