import { CREDIT_LIVE_SINCE, VOUCHER_LIVE_SINCE } from '@compute-market/contract/constants';

/** The words of the three explanations (product §4, §9). */
export const guideMessages = {
  close: '知道了',
  vip: {
    title: '会员权益',
    intro: '会员等级按累计消费自动升级，租用时享对应折扣',
    rules: [
      '会员折扣与租用周期折扣叠加：按天 9.8 折，按月 9.5 折',
      '累计消费达到门槛即升级，无需申请',
      '子账号的租用按主账号的会员等级计价',
      '实际折扣以下单时显示的价格为准',
    ],
    next: '去租用',
  },
  credit: {
    title: '授信说明',
    intro: '授信让您在余额用完后继续租用，不影响运行中的实例',
    rules: [
      '余额小于或等于 0 时，可使用授信额度支付',
      '充值时优先恢复已使用的授信额度，剩余部分进入余额',
      '余额与剩余授信都小于或等于 0 时，不能发起新的租用',
      '授信额度由客服评估后开通，可联系客服申请',
    ],
    since: `授信功能自 ${CREDIT_LIVE_SINCE} 起提供`,
    next: '联系客服申请',
  },
  voucher: {
    title: '算力券说明',
    intro: '算力券用于抵扣订单，租用、续费与升级都能使用',
    rules: [
      '可抵扣租用、续费、升级与后付费项目的订单金额',
      '不能抵扣欠费',
      '不能提现，也不能转让',
      '下单时可选择算力券优先或余额优先',
    ],
    since: `算力券功能自 ${VOUCHER_LIVE_SINCE} 起提供`,
    next: '购买算力券',
  },
} as const;
