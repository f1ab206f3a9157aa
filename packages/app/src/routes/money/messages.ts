export const moneyRouteMessages = {
  claimed: '领取成功',
  redeemed: '充值成功',
  voucherBought: '购买成功，算力券已到账',
} as const;
