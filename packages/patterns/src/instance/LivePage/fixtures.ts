import type { LivePageWords } from './LivePage';

/** Words of a page that shows nothing in particular. */
export const pageWords: LivePageWords = {
  title: '实时画面',
  region: '画面',
  tools: '画面工具',
  skip: '跳过画面',
  closedTitle: '画面已断开',
  refusedTitle: '画面未能打开',
  noneTitle: '该实例没有画面',
  noneHelp: '当前环境不提供画面，请在实例详情中复制 SSH 命令登录',
  elsewhereTitle: '画面在新窗口中打开',
  elsewhereHelp: '该实例的画面由服务商的页面提供',
  openElsewhere: '打开画面',
  keys: 'Ctrl+F6 离开画面',
};
