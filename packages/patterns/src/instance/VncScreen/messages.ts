/** Every word of 网页 VNC. */
export const vncMessages = {
  title: '网页 VNC',
  region: '实例画面',
  tools: '画面工具',
  skip: '跳过画面',
  sendKeys: '发送按键',
  paste: '输入剪贴板内容',
  fullScreen: '全屏',
  closedTitle: '画面已断开',
  refusedTitle: '画面未能打开',
  noneTitle: '该实例没有网页 VNC',
  noneHelp: '当前环境不提供网页 VNC，请在实例详情的「屏幕」中查看截图',
  elsewhereTitle: '画面在新窗口中打开',
  elsewhereHelp: '该实例的画面由服务商的页面提供',
  openElsewhere: '打开网页 VNC',
  keys: '点击画面后键盘和鼠标操作实例，Ctrl+F6 离开画面；按键按美式键盘的位置发送',
} as const;

/** Keys that a browser keeps to itself or a system takes, by their places (`KeyboardEvent.code`). */
export const specialKeys: readonly { readonly label: string; readonly codes: readonly string[] }[] = [
  { label: 'Ctrl+Alt+Del', codes: ['ControlLeft', 'AltLeft', 'Delete'] },
  { label: 'Alt+Tab', codes: ['AltLeft', 'Tab'] },
  { label: 'Alt+F4', codes: ['AltLeft', 'F4'] },
  { label: 'Win', codes: ['MetaLeft'] },
  { label: 'Ctrl+W', codes: ['ControlLeft', 'KeyW'] },
  { label: 'Ctrl+Alt+F1', codes: ['ControlLeft', 'AltLeft', 'F1'] },
  { label: 'Ctrl+Alt+F2', codes: ['ControlLeft', 'AltLeft', 'F2'] },
];
