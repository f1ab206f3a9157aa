export const siteFooterMessages = {
  user: '用户服务协议',
  privacy: '隐私政策',
  rent: '算力租用协议',
  notices: '公告',
  docs: '帮助文档',
} as const;
