export const tableMessages = {
  selectAll: '选择本页全部',
  selectRow: (name: string) => `选择 ${name}`,
  loading: (caption: string) => `${caption}，加载中`,
  expand: '展开详情',
  collapse: '收起详情',
  /** Head of the column of those buttons, for screen readers. */
  details: '详情',
  sortHint: '按住 Shift 再按，可以按多列排序',
  /** Of a column that is sorted after others; `place` from 2. */
  sortPlace: (place: number, ascending: boolean) => `第 ${place} 顺位${ascending ? '升序' : '降序'}`,
  /** Name of the edge of a column. */
  resize: (name: string) => `调整列宽：${name}`,
  width: (px: number) => `${px} 像素`,
} as const;
