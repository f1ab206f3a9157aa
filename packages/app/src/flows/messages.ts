/** What the flows of the whole site say. */
export const flowMessages = {
  claimed: '领取成功',
  redeemed: '充值成功',
  wechatBound: (nickname: string) => `已绑定微信 ${nickname}`,
  wechatBindOver: '微信未绑定：扫码已过期，请到安全设置中绑定',
  wechatBinding: '绑定微信',
  wechatBindMain: '微信未绑定：子账号不能绑定微信，请用主账号登录',
  codeLate: '付款二维码未能生成，请重新充值',
  /** One reason that held for several of many, the first of them by name. */
  refusedParts: (reason: string, names: readonly string[]) =>
    `${reason}（${names.length} 台：${names.slice(0, 3).join('、')}${names.length > 3 ? ' 等' : ''}）`,
} as const;
