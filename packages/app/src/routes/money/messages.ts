export const moneyRouteMessages = {
  claimed: '领取成功',
  redeemed: '充值成功',
  voucherBought: '购买成功，算力券已到账',
  exported: (count: number) => `已导出 ${count} 条记录`,
  ordersFile: (time: string) => `充值记录-${time}.csv`,
  expensesFile: (list: string, time: string) => `费用明细-${list}-${time}.csv`,
  expenseLists: { instance: '实例费用', bareMetal: '裸金属', balance: '余额变动' },
  noPassword: '暂时无法获取密码，请稍后重试',
  diskOrders: { 0: '云盘已开通', 1: '扩容成功', 2: '续费成功' },
} as const;
