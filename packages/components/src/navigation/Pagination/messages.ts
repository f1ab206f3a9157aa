export const paginationMessages = {
  label: '分页',
  previous: '上一页',
  next: '下一页',
  page: (page: number) => `第 ${page} 页`,
  total: (total: number) => `共 ${total.toLocaleString('zh-CN')} 条`,
  perPage: (size: number) => `${size} 条/页`,
  size: '每页条数',
  position: (page: number, pages: number) => `${page} / ${pages}`,
} as const;
