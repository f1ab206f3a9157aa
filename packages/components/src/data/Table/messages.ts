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
  /** Of columns that the table has no room for. */
  leftAway: (names: readonly string[]) => `宽度不足，未显示：${names.join('、')}`,
  showAll: '显示全部列',
  /** All columns are shown, and have room. */
  allShown: '已显示全部列',
  /** All columns are shown, so that it scrolls. */
  scrolls: '已显示全部列，可左右滚动',
  showFitting: '只显示放得下的列',
  width: (px: number) => `${px} 像素`,
  /** Of the rows beyond those that are put on paper. */
  unprinted: (rows: number) => `其余 ${rows} 行未打印`,
} as const;
