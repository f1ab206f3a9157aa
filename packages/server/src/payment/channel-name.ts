import { PAY_TYPE } from '@compute-market/contract/enumerations';

const channelOf = {
  [PAY_TYPE.alipay]: 'alipay',
  [PAY_TYPE.wechat]: 'wechat',
  [PAY_TYPE.corporateTransfer]: 'bank',
} as const;

/** The channel's name in the books. */
export function channelName(payType: number): 'alipay' | 'wechat' | 'bank' {
  return payType === PAY_TYPE.alipay || payType === PAY_TYPE.wechat
    ? channelOf[payType]
    : channelOf[PAY_TYPE.corporateTransfer];
}
