/** The kinds of a day's spending, and what came back. */
export const dailyCostMessages = {
  Instance: '实例',
  Disk: '磁盘',
  Bandwidth: '带宽',
  Sftp: '云盘',
  Other: '其他',
  Refunded: '退费',
} as const;
