/** What 创建实例 says outside of its screen. */
export const createInstanceMessages = {
  rented: (count: number) => (count > 1 ? `下单成功，${count} 台实例启动中` : '下单成功，实例启动中'),
  askLimit: (name: string, need: string, left: string) =>
    `子账号 ${name} 申请提高额度：本次租用需 ${need}，剩余额度 ${left}。`,
  asked: '申请内容已复制，请发送给主账号',
  copyFailed: '复制失败，请联系主账号提高额度',
} as const;
