export const donutMessages = {
  part: '项目',
  value: '数值',
  share: '占比',
  total: '合计',
  empty: '暂无数据',
  noShare: '无',
} as const;
