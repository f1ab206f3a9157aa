/** What an account is verified as. */
export const viewerMessages = {
  verifiedAs: { enterprise: '企业认证', personal: '个人认证', none: '未认证' },
  left: { total: '剩余额度', month: '本月剩余限额' },
} as const;
