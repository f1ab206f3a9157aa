export const chartMessages = {
  total: '合计',
  item: '项目',
  showTable: '表格查看',
  showChart: '图形查看',
  empty: '该时间段没有数据',
  noValue: '—',
  readout: (name: string) => `${name}，按左右方向键逐项查看`,
} as const;
