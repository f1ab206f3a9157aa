export const errorPanelMessages = {
  routeTitle: '页面暂时无法显示',
  appTitle: '应用暂时无法使用',
  reason: '页面遇到问题，未能显示',
  help: '请重试；如仍无法显示，请将错误编号发给客服',
  errorId: '错误编号',
  retry: '重试',
  reload: '刷新页面',
  home: '返回算力市场',
} as const;
