export const drawnMessages = {
  lost: '页面没有加载完整，暂时不能操作，请检查网络后重新加载',
  reload: '重新加载',
} as const;
