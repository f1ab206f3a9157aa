/** Every word of 月账单. */
export const billsMessages = {
  title: '月账单',
  projects: '项目与预算',
  help: '按北京时间自然月统计，每月 1 日凌晨出账；出账后数字不再变化，之后的退费计入退费当月。消费含算力券支付的部分；购券、余额退款等其他收支见各月账单',
  caption: '月账单列表',
  reading: '正在读取月账单',
  failed: '月账单加载失败',
  untold: { title: '当前服务未提供月账单', help: '收支可在费用明细中按日期查询', open: '查看费用明细' },
  columns: {
    month: '账期',
    state: '状态',
    opening: '期初余额',
    topUp: '充值',
    spent: '消费',
    closing: '期末余额',
    action: '操作',
  },
  open: '查看账单',
  openOf: (month: string) => `查看账单 ${month}`,
  running: '未出账',
  closed: '已出账',
} as const;
