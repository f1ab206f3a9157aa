export const storeRouteMessages = {
  claimed: '领取成功',
} as const;
