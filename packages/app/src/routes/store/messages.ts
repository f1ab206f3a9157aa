import { STOCK_NOTICE_DAYS } from '@compute-market/contract/constants';

export const storeRouteMessages = {
  noticed: '已订阅到货通知',
  noticedHelp: `${STOCK_NOTICE_DAYS} 天内有货时，在「我的提醒」中通知您一次；短信与微信按通知设置中的「活动」发送`,
} as const;
