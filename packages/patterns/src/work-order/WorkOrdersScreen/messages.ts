/** Every word of 我的工单. */
export const messages = {
  title: '我的工单',
  help: '查看处理进度与回复；工单结束后 7 天内可以重新打开',
  ask: '提交工单',
  caption: '工单列表',
  empty: '暂无工单',
  emptyHelp: '遇到实例、计费或账号问题，提交工单后通常 30 分钟内回复',
  none: '—',
  unread: '有新回复',
  filters: {
    status: '状态',
    category: '分类',
    days: '提交日期',
    search: '标题或工单号',
    all: { status: '全部', category: '全部分类' },
  },
  columns: { number: '工单号', title: '标题', category: '分类', resource: '关联资源', status: '状态', replied: '最近回复', created: '提交时间', actions: '操作' },
  view: '查看',
  revoke: '撤销',
  copyNumber: '复制工单号',
  revokeDialog: {
    title: '撤销工单',
    text: '撤销后不再处理，也不能重新打开；需要时请重新提交。',
    confirm: '撤销工单',
    cancel: '暂不撤销',
  },
} as const;
