/** Keys, as they are written on them, and what they do. Shown on a component's page in Storybook. */
export type KeyboardRow = readonly [keys: string, does: string];

const escape: KeyboardRow = ['Esc', '关闭，焦点回到打开它的地方'];
const escapeAtRest: KeyboardRow = ['Esc', '关闭，焦点回到打开它的地方；处理中不关'];
const within: KeyboardRow = ['Tab、Shift + Tab', '只在这一层和它上面的提示里移动'];
const layer: readonly KeyboardRow[] = [within, escape];
const layerAtWork: readonly KeyboardRow[] = [within, escapeAtRest];
const asked: readonly KeyboardRow[] = [
  ['Tab、Shift + Tab', '打开时在取消上，Tab 到确认；只在这一层和它上面的提示里移动'],
  escapeAtRest,
];
const opens: KeyboardRow = ['Enter 或空格', '打开'];
const checks: readonly KeyboardRow[] = [['空格', '选中或取消']];
const through: KeyboardRow = ['Tab', '走过里面的每一项，走出去时关闭'];
const radioKeys: readonly KeyboardRow[] = [
  ['空格', '选中焦点所在的一项'],
  ['← → ↑ ↓', '移动并选中，到头时绕回，跳过不能选的'],
];
const radios: readonly KeyboardRow[] = [['Tab', '到选中的一项；都没选中时到第一项'], ...radioKeys];
const steps: readonly KeyboardRow[] = [
  ['← ↓', '减一步'],
  ['→ ↑', '加一步'],
];
const typedDate: readonly KeyboardRow[] = [
  ['直接输入或粘贴', '离开或按 Enter 时整理成标准写法'],
  ['Alt + ↓', '打开日历：方向键选，Enter 确定，Esc 关闭'],
];
const dateKeys: readonly KeyboardRow[] = [['Tab', '到输入框，再到日历按钮'], ...typedDate];
const clear: KeyboardRow = ['Tab，再按 Enter 或空格', '没打开、能清除时：到清除按钮，去掉已选的'];
const options: readonly KeyboardRow[] = [
  ['Enter、空格、↑ 或 ↓', '打开列表，焦点到搜索框'],
  ['输入文字', '按中文、拼音或首字母查找'],
  ['↑ ↓、Home、End', '在选项间移动；不能选的也走到'],
];
const readout: readonly KeyboardRow[] = [
  ['Tab', '到“表格查看”，再到图上'],
  ['→ ↑、← ↓', '读后一项、前一项'],
  ['Home、End', '读第一项、最后一项'],
  ['Esc', '收起读数'],
];

/** By the name of the component; what only shows things has no row. */
export const keyboard: Readonly<Record<string, readonly KeyboardRow[]>> = {
  AmountChoice: [['Tab', '到选中的一项，都没选中时到第一项；再到其他金额'], ...radioKeys],
  AmountField: [['直接输入', '全角数字与标点随即改成半角；离开时补上千位逗号与两位小数']],
  BarChart: readout,
  BottomSheet: layerAtWork,
  Button: [['Enter 或空格', '按下；加载中不再响应，焦点不丢']],
  Cascader: [
    ['Enter、空格、↑ 或 ↓', '打开，焦点到选中的一项；都没选中时到第一项'],
    ['↑ ↓、Home、End', '在一列里移动；不能选的也走到'],
    ['→、←', '进入下一列，回到上一列'],
    ['Enter 或空格', '进入，或选中最后一级'],
    ['输入字母、Shift + Tab', '到搜索框，按中文、拼音或首字母查找'],
    ['↓、↑', '从搜索框到找到的第一项，从它回搜索框'],
    ['Tab、Shift + Tab', '走出最后一处时关闭，到下一处；走出第一处时关闭，回到选择框'],
    clear,
    escape,
  ],
  Checkbox: checks,
  CheckboxField: checks,
  CheckboxGroup: [['Tab', '到下一项'], ...checks],
  Chips: [...radios, ['Tab、空格', '可多选时：到下一项，选中或取消']],
  Collapse: [['Enter 或空格', '展开或收起']],
  ColumnChooser: [opens, through, ['空格', '显示或收起一列'], escape],
  Combobox: [
    ...options,
    ['Enter', '选中；没移到任何一项时关闭'],
    ['Tab、Shift + Tab', '不选，关闭，到下一处；回到选择框'],
    clear,
    escape,
  ],
  CommandPalette: [
    ['Ctrl + K 或 ⌘ + K', '打开，再按关闭'],
    ['输入文字', '查找'],
    ['↑ ↓、PageUp、PageDown', '移动一项，移动一页；不能选的也走到'],
    ['Enter', '打开选中的一项'],
    escape,
  ],
  ConfirmDialog: asked,
  Confirmations: asked,
  CouponPicker: [...radios, ...layer],
  DateField: dateKeys,
  DateRangeField: [
    ['Tab', '依次到常用时段、起止日期与各自的日历按钮'],
    ['← → ↑ ↓', '换常用时段，日期随之改'],
    ...typedDate,
  ],
  DateTimeField: dateKeys,
  Dialog: layerAtWork,
  Drawer: layerAtWork,
  Form: [['Enter', '在单行的输入框里：提交']],
  HoverMenu: [['Enter 或空格', '打开或关闭'], ['空格或 ↓', '触发的是链接时：打开，Enter 去它的地址'], through, escape],
  InfoTip: [opens, through, escape],
  Lightbox: [['←、→', '上一张，下一张'], ...layer],
  LineChart: readout,
  MarkdownEditor: [
    ['Tab', '到工具栏，再到文字；在列表里：缩进，Shift + Tab 退回'],
    ['← →', '在工具间移动'],
    ['Enter 或空格', '用焦点所在的工具'],
    ['Ctrl + B、I、E（⌘ + B、I、E）', '粗体、斜体、行内代码'],
    ['Ctrl + Z、Ctrl + Y（⌘ + Z、⌘ + Shift + Z）', '撤销、重做'],
  ],
  Menu: [
    ['Enter、空格或 ↓', '打开，焦点到第一项'],
    ['↑', '打开，焦点到最后一项'],
    ['↑ ↓、Home、End', '移动，到头时绕回；不能选的也走到，念出原因'],
    ['输入字母或数字', '到以它开头的一项'],
    ['Enter 或空格', '选中'],
    ['Tab', '关闭，到下一处'],
    escape,
  ],
  MonthField: dateKeys,
  MultiSelect: [
    ...options,
    ['Enter', '选中或取消，列表不关闭；没移到任何一项时关闭'],
    ['Tab、Shift + Tab', '到全选、清空，走出去时关闭；回到选择框时关闭'],
    clear,
    escape,
  ],
  PaymentDialog: layer,
  PayMethodPicker: radios,
  Popconfirm: [opens, ['Tab', '打开时在取消上，Tab 到确认；走出去时关闭'], escapeAtRest],
  Popover: [opens, through, escape],
  QuantityField: [
    ['↑、↓', '加一步，减一步'],
    ['PageUp、PageDown', '加减十步'],
    ['Home、End', '到最小、最大；没有时不动'],
    ['Enter', '确定输入的数，超出时改到范围内；在表单里也提交'],
  ],
  RadioCards: radios,
  RadioGroup: radios,
  RangeSlider: [
    ['Tab', '在两个滑块间移动，再到两个输入框'],
    ...steps,
    ['PageUp、PageDown、Shift + 方向键', '加、减十步'],
    ['Home、End', '到最小、最大；都不越过另一个滑块'],
  ],
  RentalSelector: [['Tab', '到计费单位，再到时长'], ...radioKeys, ['Home、End', '在时长上：到最短、最长']],
  SearchField: [
    ['Enter', '查找'],
    ['Esc', '有文字时：清空，外面的对话框不关闭；没有文字时：不处理'],
    ['Tab，再按 Enter 或空格', '有文字时：到清除按钮，清空，焦点回到输入框'],
  ],
  Segmented: radios,
  Select: [
    ['Enter、空格、↑ 或 ↓', '打开'],
    ['↑ ↓、Home、End', '移动，跳过不能选的'],
    ['Enter 或空格', '选中'],
    ['输入字母或数字', '到以它开头的一项；没打开时直接选中'],
    ['Esc', '关闭，不改'],
  ],
  Slider: [
    ['Tab', '到滑块，再到输入框'],
    ...steps,
    ['PageUp、PageDown', '加、减一大步'],
    ['Home、End', '到最小、最大'],
  ],
  StackedBarChart: [...readout, ['Enter 或空格', '能选时：选中读到的一项；图例上：略去或加回一部分']],
  Switch: checks,
  Table: [
    ['Tab', '依次到表头按钮、每行的勾选与操作；自己滚动时先到整张表，用方向键滚动'],
    ['空格', '勾选一行；表头上：勾选本页全部'],
    ['Enter 或空格', '表头上：换排序，能按多列排时按住 Shift 加一列；“展开详情”上：展开或收起'],
    ['← →、Home、End', '列宽上：改宽度，到最窄、最宽；按住 Shift 走得更远，Enter 恢复'],
  ],
  TableFilter: [
    opens,
    ['Tab', '走过选项、清除筛选与确定，走出去时关闭，不改'],
    ['空格', '勾选或取消一项'],
    ['Enter', '应用；“清除筛选”上：清除'],
    ['Esc', '关闭，不改'],
  ],
  Tabs: [
    ['← →、Home、End', '移动，到头时绕回；不能选的也走到'],
    ['Enter 或空格', '选中'],
    ['Tab', '到内容'],
  ],
  TagsInput: [
    ['Enter、逗号', '加入输入的文字；离开时也加入'],
    ['退格', '文字为空时去掉最后一个标签'],
    ['←', '在文字开头：到最后一个标签'],
    ['← →、Home、End', '在标签间移动；→、End 回到文字'],
    ['Enter、空格、退格或 Delete', '去掉焦点所在的标签'],
  ],
  Toaster: [
    ['Tab', '到提示上，有窗口打开时在窗口的最后一项之后；焦点在上面时它不消失'],
    ['Esc', '焦点在提示上时关闭它，回到来处'],
  ],
  Tooltip: [
    ['Tab', '到触发它的元素，提示随之出现'],
    ['Esc', '收起提示'],
    ['Enter 或空格', '触发它的元素不能用时：再显示原因'],
  ],
  TypeToConfirm: [['Enter', '文字一致时确认']],
  useTableTree: [
    ['→、←', '展开按钮上：展开，收起这一行'],
    ['Enter 或空格', '展开按钮上：展开或收起'],
  ],
};
