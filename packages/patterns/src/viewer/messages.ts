/** What an account is verified as. */
export const viewerMessages = {
  verifiedAs: { enterprise: '企业认证', personal: '个人认证', none: '未认证' },
} as const;
