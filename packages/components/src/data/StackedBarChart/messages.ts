export const chartMessages = {
  total: '合计',
  item: '项目',
  showTable: '表格查看',
  showChart: '图形查看',
  empty: '该时间段没有数据',
  noValue: '暂无',
  /** What a bar is read out as: its name, its sum, its parts. */
  readoutLine: (parts: readonly string[]) => parts.join('，'),
  readout: (name: string) => `${name}，按左右方向键逐项查看`,
  choose: (name: string) => `${name}，按左右方向键逐项查看，按回车键筛选`,
} as const;
