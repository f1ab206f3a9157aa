import { livePageMessages } from './live-page-messages';

/** Every word of 网页终端. */
export const terminalMessages = {
  ...livePageMessages,
  title: '网页终端',
  region: '终端',
  tools: '终端工具',
  skip: '跳过终端',
  copy: '复制所选',
  paste: '粘贴',
  readAloud: '读屏模式',
  size: '字号',
  smaller: '缩小字号',
  larger: '放大字号',
  closedTitle: '终端已断开',
  noneTitle: '该实例没有网页终端',
  noneHelp: '当前环境不提供网页终端，请在实例详情中复制 SSH 命令登录',
  elsewhereTitle: '终端在新窗口中打开',
  elsewhereHelp: '该实例的终端由服务商的页面提供',
  openElsewhere: '打开终端',
  keys: 'Ctrl+Shift+C 复制，Ctrl+Shift+V 粘贴，Ctrl+F6 离开终端',
} as const;
