/** Every word of 公告. */
export const noticesMessages = {
  title: '公告',
  help: '维护安排、产品变化与活动',
  tabsLabel: '公告分类',
  tabs: { all: '全部', system: '系统', activity: '活动', maintenance: '维护', mine: '我的提醒' },
  readAll: '全部标为已读',
  unseen: '未读',
  top: '置顶',
  reading: '正在读取公告',
  empty: '暂无公告',
  emptyHelp: '维护安排与产品变化会发布在这里。',
  emptyTab: (kind: string) => `暂无${kind}公告`,
  go: '前往查看',
  emptyMine: '暂无提醒',
  emptyMineHelp: '到期、余额、工单回复等提醒会出现在这里，可在账号信息的通知设置中选择。',
  showAll: '查看全部公告',
  failed: (reason: string) => `公告加载失败：${reason}`,
} as const;
