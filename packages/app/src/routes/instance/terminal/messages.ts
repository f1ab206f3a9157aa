/** What the terminal says by itself. */
export const terminalRouteMessages = {
  failed: '终端打开失败，请稍后重试',
  newShell: '已重新连接，这是一个新的会话',
  noClipboard: '浏览器不允许访问剪贴板，请使用 Ctrl+Shift+V 或右键粘贴',
  nothingChosen: '请先在终端中选择要复制的内容',
  notLoaded: '终端组件加载失败，请重新连接',
} as const;
