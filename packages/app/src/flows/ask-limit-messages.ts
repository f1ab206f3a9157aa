/** What is said when a sub-account asks its main account for more. */
export const askLimitMessages = {
  text: (name: string, need: string, label: string, left: string) =>
    `子账号 ${name} 申请提高额度：本次租用需 ${need}，${label} ${left}。`,
  asked: '申请内容已复制，请发送给主账号',
  copyFailed: '复制失败，请联系主账号提高额度',
} as const;
