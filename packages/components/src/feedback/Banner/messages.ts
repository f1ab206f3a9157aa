export const bannerMessages = { offline: '网络已断开，页面显示的是断开前的内容，恢复后自动更新' } as const;
