export const demoBandMessages = {
  name: '演示环境说明',
  band: '演示环境：数据与机器均为模拟，请勿填写真实信息或付款',
} as const;
