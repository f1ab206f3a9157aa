export const bannerMessages = {
  offline: '网络已断开，页面显示的是断开前的内容，恢复后自动更新',
  offlineSince: (time: string) => `网络不可用，显示的是 ${time} 的数据`,
} as const;
