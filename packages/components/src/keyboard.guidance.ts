/** Keys, as they are written on them, and what they do. Shown on a component's page in Storybook. */
export type KeyboardRow = readonly [keys: string, does: string];

const escape: KeyboardRow = ['Esc', '关闭，焦点回到打开它的地方'];
const layer: readonly KeyboardRow[] = [['Tab、Shift + Tab', '只在这一层里移动'], escape];
const opens: KeyboardRow = ['Enter 或空格', '打开'];
const checks: readonly KeyboardRow[] = [['空格', '选中或取消']];
const radios: readonly KeyboardRow[] = [
  ['Tab', '到选中的一项；都没选中时到第一项'],
  ['← → ↑ ↓', '移动并选中'],
];
const steps: readonly KeyboardRow[] = [
  ['← ↓', '减一步'],
  ['→ ↑', '加一步'],
  ['PageUp、PageDown', '走一大步'],
  ['Home、End', '到最小、最大'],
];
const typedDate: readonly KeyboardRow[] = [
  ['直接输入或粘贴', '离开时整理成标准写法'],
  ['Alt + ↓', '打开日历'],
];
const options: readonly KeyboardRow[] = [
  ['Enter、空格、↑ 或 ↓', '打开列表，焦点到搜索框'],
  ['输入文字', '按中文、拼音或首字母查找'],
  ['↑ ↓', '在选项间移动'],
  ['Enter', '选中'],
  escape,
];
const readout: readonly KeyboardRow[] = [
  ['Tab', '焦点到图上'],
  ['→ ↑、← ↓', '读后一项、前一项'],
  ['Home、End', '读第一项、最后一项'],
  ['Esc', '收起读数'],
];

/** By the name of the component; what only shows things has no row. */
export const keyboard: Readonly<Record<string, readonly KeyboardRow[]>> = {
  AmountChoice: radios,
  AmountField: [['直接输入', '全角数字与千位逗号在离开时整理']],
  BarChart: readout,
  BottomSheet: layer,
  Button: [['Enter 或空格', '按下；加载中不再响应，焦点不丢']],
  Cascader: [
    ['Enter、空格或 ↓', '打开'],
    ['↑ ↓、Home、End', '在一列里移动'],
    ['→、←', '进入下一列，回到上一列'],
    ['Enter 或空格', '进入，或选中最后一级'],
    ['输入字母', '到以它开头的一项'],
    escape,
  ],
  Checkbox: checks,
  CheckboxField: checks,
  CheckboxGroup: checks,
  Chips: checks,
  Combobox: options,
  CommandPalette: [
    ['Ctrl + K 或 ⌘ + K', '打开'],
    ['↑ ↓、PageUp、PageDown', '移动一项，移动一页'],
    ['Enter', '打开选中的一项'],
    escape,
  ],
  ConfirmDialog: layer,
  DateField: typedDate,
  DateRangeField: [['Tab', '依次到常用时段与起止日期'], ['← → ↑ ↓', '在常用时段间移动'], ...typedDate],
  DateTimeField: typedDate,
  Dialog: layer,
  Drawer: layer,
  Form: [['Enter', '在单行的输入框里：提交']],
  HoverMenu: [['空格或 ↓', '打开'], ['Enter', '打开；触发的是链接时，去它的地址'], ['Tab', '走过里面的每一项'], escape],
  InfoTip: [opens, escape],
  Lightbox: [['←、→', '上一张，下一张'], ...layer],
  LineChart: readout,
  Menu: [
    ['Enter、空格或 ↓', '打开，焦点到第一项'],
    ['↑ ↓、Home、End', '移动；不能选的也走到，念出原因'],
    ['输入文字', '到以它开头的一项'],
    ['Enter 或空格', '选中'],
    escape,
  ],
  MonthField: typedDate,
  MultiSelect: [...options.slice(0, 3), ['Enter', '选中或取消，列表不关闭'], escape],
  PaymentDialog: layer,
  PayMethodPicker: radios,
  Popconfirm: [opens, ['Tab', '先到取消，再到确认'], escape],
  Popover: [opens, escape],
  QuantityField: [
    ['↑、↓', '加一步，减一步'],
    ['PageUp、PageDown', '加减十步'],
    ['Home、End', '到最小、最大'],
    ['Enter', '确定输入的数'],
  ],
  RadioCards: radios,
  RadioGroup: radios,
  RangeSlider: [['Tab', '在两个滑块间移动'], ...steps],
  RentalSelector: [...radios, ['Home、End', '到最短、最长']],
  SearchField: [['Enter', '查找']],
  Segmented: radios,
  Select: [
    ['Enter、空格或 ↓', '打开'],
    ['↑ ↓', '移动'],
    ['输入文字', '到以它开头的一项'],
  ],
  Slider: steps,
  StackedBarChart: readout,
  Switch: checks,
  Table: [
    ['Tab', '依次到表头按钮、每行的勾选与操作'],
    ['空格', '勾选一行'],
    ['Enter 或空格', '表头上：换排序'],
    ['← →、Home、End', '列宽上：改宽度，到最窄、最宽；按住 Shift 走得更远，Enter 恢复'],
  ],
  TableFilter: [opens, ['Enter', '应用'], ['Esc', '关闭，不改']],
  Tabs: [
    ['← →、Home、End', '移动'],
    ['Enter 或空格', '选中'],
  ],
  TagsInput: [
    ['Enter', '加入输入的文字'],
    ['退格', '文字为空时去掉最后一个标签'],
    ['← →、Home、End', '在标签间移动'],
    ['Enter、空格、退格或 Delete', '去掉焦点所在的标签'],
  ],
  Toaster: [['Esc', '焦点在提示上时关闭它']],
  Tooltip: [
    ['Tab', '到触发它的元素，提示随之出现'],
    ['Esc', '收起提示'],
  ],
  TypeToConfirm: [['Enter', '文字一致时确认']],
  useTableTree: [['→、←', '展开，收起这一行']],
};
