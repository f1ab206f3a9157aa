/** Words that every step of 实名认证 shares. */
export const verificationFrameMessages = {
  title: '实名认证',
  steps: { choose: '选择方式', fill: '填写信息', check: '核验', done: '结果' },
  back: '返回选择认证方式',
  privacy: '身份信息仅用于实名认证，身份证图片识别后即删除，不会保存。',
  papersPrivacy: '证件材料仅用于人工审核，审核完成后删除，仅您本人与审核人员可见。',
  uploading: '材料上传完成后即可提交',
  reviewing: '认证审核中',
  reviewingHelp: (days: number) => `材料已提交，${days} 个工作日内完成审核，结果可在实名认证页查看。`,
  verified: '认证成功',
  verifiedHelp: {
    personal: '您已完成个人认证，可申请发票并领取对应优惠券。',
    enterprise: '您已完成企业认证，企业专享优惠券已解锁。',
  },
  view: '查看认证状态',
  coupons: '领取优惠券',
  store: '去租用',
  rejected: (reason: string) => `上次认证未通过：${reason}`,
  remain: (tries: number) => `今日还可尝试 ${tries} 次`,
} as const;
