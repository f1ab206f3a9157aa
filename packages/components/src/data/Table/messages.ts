export const tableMessages = {
  selectAll: '选择本页全部',
  selectRow: (name: string) => `选择 ${name}`,
  loading: (caption: string) => `${caption}，加载中`,
  expand: '展开详情',
  collapse: '收起详情',
  /** Head of the column of those buttons, for screen readers. */
  details: '详情',
} as const;
