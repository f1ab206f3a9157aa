/** Every word of the list of keys. */
export const keyboardHelpMessages = {
  title: '键盘快捷键',
  intro: '在输入框之外按下即可，任何页面都有效。',
  close: '知道了',
  then: '然后',
  palette: '搜索页面、实例、订单、发票、工单与文档',
  search: '跳到本页的搜索框',
  help: '显示这份列表',
  escape: '关闭弹窗或抽屉',
} as const;
