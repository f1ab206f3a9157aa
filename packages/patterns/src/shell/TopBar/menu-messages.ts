/** Words of the menus of the top bar, which are loaded when one is opened. */
export const topBarMenuMessages = {
  noNotices: '暂无消息',
  noticesFailed: '公告加载失败，请重试',
  moreNotices: '查看更多',
  alerts: '我的提醒',
  moreAlerts: '查看全部提醒',
  unseen: '未读',
  guides: { vip: '会员权益说明', credit: '授信说明', voucher: '算力券说明' },
  available: '可用余额',
  credit: '授信 剩余/额度',
  noCredit: '无',
  voucher: '算力券',
  limitMeter: '额度使用',
  limitUsed: (used: string, limit: string) => `已用 ${used}，上限 ${limit}`,
  mainPhone: (phone: string) => `主账号 ${phone}`,
  shortcuts: { rentals: '我的租用', coupons: '我的卡包', account: '账号信息', orders: '充值记录' },
  logout: '退出登录',
} as const;
