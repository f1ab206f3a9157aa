/** Every word of 公告详情. */
export const noticeMessages = {
  title: '公告详情',
  back: '返回公告列表',
  list: '公告',
  updated: '更新于',
  neighbours: '相邻公告',
  previous: '上一篇',
  next: '下一篇',
  affected: (count: number) => `您有 ${count} 台实例在受影响的机房`,
  manage: '查看我的实例',
  rooms: '受影响的机房',
  reading: '正在读取公告',
  retryHelp: '请重试，或返回公告列表。',
} as const;
