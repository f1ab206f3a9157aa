export const selectVerificationMessages = {
  title: '实名认证',
  help: '完成认证后可申请发票，并领取对应优惠券',
  kinds: { personal: '个人认证', enterprise: '企业认证' },
  none: '未认证',
  intro: {
    personal: '以个人身份使用，可开具个人发票；学生认证后可领取学生专享优惠券。',
    enterprise: '以企业身份使用，可开具企业发票、领取企业专享优惠券。已完成个人认证的账号可升级。',
  },
  facts: {
    name: '姓名',
    idNumber: '证件号码',
    company: '企业名称',
    creditCode: '统一社会信用代码',
    legal: '法人',
    method: '认证方式',
    submitted: '提交时间',
    verified: '认证时间',
    reason: '驳回原因',
  },
  ways: {
    face: { title: '人脸核验', detail: '准备身份证，约 1 分钟，立即生效', tag: '推荐' },
    bankCard: { title: '银行卡核验', detail: '准备本人储蓄卡与预留手机号，立即生效' },
    other: { title: '其他方式', detail: '港澳台、外籍、学生或无法人脸核验，人工审核' },
    license: {
      title: '营业执照认证',
      detail: '准备营业执照与法人信息；法人扫脸立即生效，否则 1 个工作日',
      tag: '推荐',
    },
  },
  /** Where nobody checks online (decisions 138). */
  reviewed: {
    other: { title: '提交证件', detail: '准备身份证等证件的照片，由工作人员审核' },
    license: { title: '营业执照认证', detail: '准备营业执照与法人信息，由工作人员审核' },
  },
  legalFace: '法人扫脸认证',
  legalFaceHelp: '由法人本人扫码并正对镜头，通过后立即完成企业认证。',
  withdraw: '撤回',
  withdrawTitle: '撤回认证申请',
  withdrawHelp: '撤回后材料立即删除，可重新选择方式提交。',
  reading: '正在读取认证状态',
  failed: '认证状态加载失败',
} as const;
